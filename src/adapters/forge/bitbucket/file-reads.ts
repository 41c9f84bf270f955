import type { Remarks } from '../remarks.ts';

/** What the reads of single files have left in a run. */
export type FileReads = {
  /** Whether one more may be read; the first refusal leaves a remark. */
  take(): boolean;
};

/** So many reads, each of which costs a request or two. */
export function createFileReads(count: number, remarks: Remarks): FileReads {
  let left = count;
  return {
    take: () => {
      if (left > 0) {
        left -= 1;
        return true;
      }
      remarks.add('budget', `after ${count.toLocaleString('en')} files read one by one, no more were read`);
      return false;
    },
  };
}
