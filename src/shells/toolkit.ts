/** What the action needs of GitHub's toolkit: it alone writes outputs, masks, annotations and the job summary. */
export type Toolkit = {
  setSecret(value: string): void;
  setOutput(name: string, value: string): void;
  startGroup(name: string): void;
  endGroup(): void;
  error(message: string, properties?: AnnotationPlace): void;
  warning(message: string, properties?: AnnotationPlace): void;
  notice(message: string, properties?: AnnotationPlace): void;
  readonly summary: { addRaw(text: string): { write(options: { overwrite: boolean }): Promise<unknown> } };
};

export type AnnotationPlace = {
  readonly title?: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
};
