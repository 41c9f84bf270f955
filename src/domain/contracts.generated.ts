// Generated from schemas/ by `npm run generate`. Edit the schema instead.

/**
 * How grave a finding is; blocking is the gravest.
 */
export type ReviewerOutputSeverity = 'blocking' | 'important' | 'suggestion';

/**
 * What one seat of the panel answers after reading a change.
 */
export type ReviewerOutput = {
  /**
   * Every defect the reviewer saw; an empty list says it saw none.
   */
  readonly findings: readonly ReviewerOutputFinding[];
  /**
   * The reviewer's own word on the change. Advisory: the verdict of a slot is computed from its findings.
   */
  readonly approved: boolean;
  /**
   * One row per rule that was put to the reviewer.
   */
  readonly conformance?: readonly ReviewerOutputConformance[];
};
/**
 * One defect.
 */
export type ReviewerOutputFinding = {
  readonly severity: ReviewerOutputSeverity;
  /**
   * Path of the file, relative to the root of the repository.
   */
  readonly file: string;
  /**
   * Line the finding is about; 0 stands for the whole file.
   */
  readonly line: number;
  /**
   * What is wrong, in one or a few sentences.
   */
  readonly issue: string;
  /**
   * What to change.
   */
  readonly fix?: string;
  /**
   * Id of the rule that the finding cites.
   */
  readonly ruleId?: string;
  /**
   * Where that rule comes from.
   */
  readonly criteriaSource?: string;
  /**
   * Identity of the finding across runs, where the reviewer was told one.
   */
  readonly fingerprint?: string;
};
/**
 * The reviewer's answer to one rule.
 */
export type ReviewerOutputConformance = {
  /**
   * Id of the rule.
   */
  readonly ruleId: string;
  /**
   * What the reviewer found when it held the change against the rule.
   */
  readonly status: 'met' | 'violated' | 'not-applicable' | 'not-checked';
  /**
   * Where the rule comes from.
   */
  readonly criteriaSource?: string;
  /**
   * What the answer rests on.
   */
  readonly evidence?: string;
};

export type TriageOutputAcceptedFinding = TriageOutputRawFinding & {
  readonly severity: TriageOutputSeverity;
  readonly file: string;
  readonly line: number;
  readonly issue: string;
  readonly reviewer: TriageOutputReviewer;
  readonly fix: string;
  readonly verification?: TriageOutputVerification;
  readonly ruleId?: string;
  readonly criteriaSource?: string;
};
export type TriageOutputSeverity = 'blocking' | 'important' | 'suggestion';
export type TriageOutputReviewer = 'fable' | 'opus' | 'sonnet' | 'gpt';

export type TriageOutput = {
  readonly accepted: readonly TriageOutputAcceptedFinding[];
  readonly deferred: readonly {
    readonly finding: TriageOutputRawFinding;
    readonly reason: string;
  }[];
  readonly rejected: readonly {
    readonly finding: TriageOutputRawFinding;
    readonly reason: string;
  }[];
  readonly approved: boolean;
  readonly consensus?: TriageOutputConsensus;
};
export type TriageOutputRawFinding = {
  readonly severity: TriageOutputSeverity;
  readonly file: string;
  readonly line: number;
  readonly issue: string;
  readonly fix?: string;
  readonly reviewer?: TriageOutputReviewer;
  readonly verification?: TriageOutputVerification;
  readonly ruleId?: string;
  readonly criteriaSource?: string;
};
export type TriageOutputVerification = {
  readonly result: 'confirmed' | 'not-reproduced' | 'inconclusive';
  readonly testRef?: string;
  readonly evidencePath?: string;
  readonly note?: string;
};
export type TriageOutputConsensus = {
  readonly reviewerCount: number;
  readonly verdict: 'unanimous-pass' | 'unanimous-block' | 'split' | 'unverified';
  readonly disagreements?: readonly {
    readonly file: string;
    readonly line?: number;
    readonly issue: string;
    readonly note: string;
  }[];
};

export type DiffRisk = {
  readonly schemaVersion: '1.0.0';
  readonly task: {
    readonly id?: string | null;
    readonly base: string;
    readonly head: string;
    readonly ts?: string;
  };
  readonly totals: {
    readonly files: number;
    readonly loc_added: number;
    readonly loc_removed: number;
    readonly max_score: number;
  };
  readonly files: readonly {
    readonly path: string;
    readonly score: number;
    readonly loc_added: number;
    readonly loc_removed: number;
    readonly signals: readonly {
      readonly name:
        | 'loc_changed'
        | 'security_path'
        | 'public_api'
        | 'no_test_change'
        | 'complexity_delta'
        | 'ui_critical'
        | 'migration';
      readonly weight: number;
      readonly value: number;
    }[];
  }[];
};

export type DevCriticOutput = {
  readonly pass: boolean;
  readonly iteration: number;
  readonly escalate?: boolean;
  readonly gates: {
    readonly build: {
      readonly status: 'pass' | 'fail' | 'skipped';
      readonly skip_reason?: string;
      readonly error_summary?: string;
    };
    readonly lint: {
      readonly status: 'pass' | 'fail' | 'skipped';
      readonly tool?: string;
      readonly errors?: number;
      readonly warnings?: number;
      readonly skip_reason?: string;
    };
    readonly test: {
      readonly status: 'pass' | 'fail' | 'skipped';
      readonly passed?: number;
      readonly failed?: number;
      readonly skipped_count?: number;
      readonly skip_reason?: string;
    };
    readonly secrets: {
      readonly status: 'pass' | 'fail';
      readonly matched_patterns?: readonly string[];
    };
  };
  readonly findings: readonly {
    readonly severity: 'blocking' | 'important' | 'suggestion';
    readonly file: string;
    readonly line?: number;
    readonly rule?: string;
    readonly issue: string;
    readonly fix?: string;
  }[];
  readonly duration_ms?: number;
  readonly tokens_in?: number;
  readonly tokens_out?: number;
  readonly stack?: 'ios' | 'android' | 'backend' | 'node' | 'python' | 'docker' | 'generic';
};

export type AnalysisOutput = {
  readonly stack: {
    readonly primary: 'ios' | 'android' | 'backend' | 'frontend' | 'mobile' | 'unknown';
    readonly language?: string;
    readonly framework?: string;
  };
  /**
   * @minItems 1
   */
  readonly touchedAreas: readonly {
    readonly path: string;
    readonly why: string;
  }[];
  readonly risks: readonly {
    readonly risk: string;
    readonly severity: 'low' | 'medium' | 'high';
    readonly mitigation?: string | null;
  }[];
  readonly summary: string;
};

export type ClarifyOutput = {
  readonly clarityScore: number;
  readonly rationale?: string;
  readonly stopAndAsk: boolean;
  /**
   * @maxItems 5
   */
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    /**
     * @minItems 2
     * @maxItems 4
     */
    readonly options?: readonly {
      readonly label: string;
      readonly recommended?: boolean;
      readonly reason?: string;
    }[];
    readonly reason?: string;
  }[];
  readonly userAnswers?: {
    readonly [k: string]: string;
  };
  readonly tokens_in?: number;
  readonly tokens_out?: number;
  readonly duration_ms?: number;
};

export type AgentState = {
  readonly schemaVersion: '2.0.0' | '2.1.0';
  readonly taskId: string;
  readonly shortId: number;
  readonly jiraId?: string | null;
  readonly githubIssue?: {
    readonly owner: string;
    readonly repo: string;
    readonly number: number;
  } | null;
  readonly project: string;
  readonly projectRoot?: string;
  readonly worktreePath?: string | null;
  readonly branch: string;
  readonly baseBranch: string;
  readonly remoteType?: 'github' | 'bitbucket';
  readonly currentPhase: number;
  readonly status: 'in_progress' | 'paused' | 'complete' | 'failed';
  readonly startedAt: string;
  readonly finishedAt?: string | null;
  readonly autopilot?: boolean;
  readonly onlyDevelop?: boolean;
  readonly localMode?: boolean;
  readonly instructionDriven?: boolean;
  readonly identity: {
    readonly name: string;
    readonly email: string;
    readonly username?: string;
  };
  readonly phases: {
    readonly [k: string]: {
      readonly status?: 'pending' | 'in_progress' | 'done' | 'skipped' | 'failed';
      readonly startedAt?: string;
      readonly finishedAt?: string;
      readonly model?: string;
      readonly files?: readonly string[];
      readonly retryCount?: number;
      readonly notes?: string;
      readonly clarificationRounds?: number;
      readonly clarificationQuestions?: readonly string[];
      readonly clarificationAnswers?: readonly string[];
      readonly planIterations?: number;
      readonly planApprovedAt?: string | null;
      readonly planEditRequests?: readonly string[];
    };
  };
  readonly reviewIterations?: readonly {
    readonly iteration?: number;
    readonly blocking?: number;
    readonly important?: number;
    readonly suggestion?: number;
    readonly decision?: 'fix' | 'accept' | 'escalate';
  }[];
  readonly confluenceSpace?: string | null;
  readonly confluenceParentId?: string | null;
  readonly pr?: {
    readonly number?: number;
    readonly url?: string;
    readonly version?: number;
    readonly draft?: boolean;
    readonly reviewers?: readonly string[];
  } | null;
  readonly commit?: {
    readonly sha?: string;
    readonly message?: string;
  } | null;
  /**
   * @minItems 1
   * @maxItems 10
   */
  readonly projects?: readonly {
    readonly project: string;
    readonly projectRoot: string;
    readonly worktreePath?: string | null;
    readonly branch: string;
    readonly baseBranch: string;
    readonly remoteType?: 'github' | 'bitbucket' | 'gitlab' | 'generic-git';
    readonly identity: {
      readonly name: string;
      readonly email: string;
      readonly username?: string;
    };
    readonly platform?: 'bitbucket' | 'github' | 'gitlab' | 'generic-git';
    readonly commit?: {
      readonly sha?: string;
      readonly message?: string;
    } | null;
    readonly pr?: {
      readonly number?: number;
      readonly url?: string;
      readonly draft?: boolean;
    } | null;
    readonly pushAttempts?: number;
    readonly buildStatus?: 'pending' | 'passed' | 'failed';
  }[];
};

/**
 * A full commit hash, SHA-1 or SHA-256.
 */
export type ReviewDocumentSha = string;
/**
 * A seat on the panel.
 */
export type ReviewDocumentSlot = 'fable' | 'opus' | 'sonnet' | 'gpt';
/**
 * Identity of a finding across runs.
 */
export type ReviewDocumentFingerprint = string;
/**
 * What was decided about a finding.
 */
export type ReviewDocumentBucket = 'accepted' | 'deferred' | 'rejected';
/**
 * How grave a finding is; blocking is the gravest.
 */
export type ReviewDocumentSeverity = 'blocking' | 'important' | 'suggestion';

/**
 * All that later jobs need of a run: the border between stages.
 */
export type ReviewDocument = {
  readonly schemaVersion: '1.0.0';
  /**
   * How far the run came: the panel and triage are through, or verification too.
   */
  readonly stage: 'analysed' | 'verified';
  /**
   * What wrote this document.
   */
  readonly tool: {
    readonly name: string;
    readonly version: string;
  };
  readonly runId: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  /**
   * The change that was reviewed, as it was pinned when the run began.
   */
  readonly change: {
    readonly forge: 'github' | 'bitbucket-cloud' | 'bitbucket-dc' | 'local';
    readonly repository: string;
    readonly number: number | null;
    readonly base: ReviewDocumentPinned;
    readonly head: ReviewDocumentPinned;
    readonly mergeBase: ReviewDocumentSha;
    /**
     * Who opened the change; null where nobody is known.
     */
    readonly author: {
      readonly id: number | null;
      readonly login: string;
    } | null;
  };
  /**
   * What the run came to.
   */
  readonly conclusion: 'pass' | 'block' | 'incomplete' | 'skipped';
  /**
   * Every reason for a block and for incompleteness.
   */
  readonly reasons: readonly string[];
  readonly exitCode: 0 | 1;
  /**
   * The triage document; null where there was nothing to triage.
   */
  readonly triage: TriageOutput | null;
  /**
   * Every raw finding, each in exactly one bucket.
   */
  readonly findings: readonly ReviewDocumentFinding[];
  /**
   * Findings that name one defect, put together.
   */
  readonly clusters: readonly ReviewDocumentCluster[];
  /**
   * The computed verdicts.
   *
   * Items: Verdict of one slot; null where it gave no usable answer.
   */
  readonly verdicts: readonly {
    readonly slot: ReviewDocumentSlot;
    readonly verdict: 'pass' | 'block' | null;
  }[];
  /**
   * Who read what.
   */
  readonly coverage: {
    readonly quorum: number;
    /**
     * Seats of the planned panel.
     */
    readonly seats: number;
    /**
     * Whether every reviewable file was read by a quorum.
     */
    readonly complete: boolean;
    /**
     * Items: Who read one file to the end.
     */
    readonly files: readonly {
      readonly path: string;
      readonly slots: readonly ReviewDocumentSlot[];
      readonly covered: boolean;
    }[];
  };
  /**
   * Not for review, by rule.
   */
  readonly skipped: readonly ReviewDocumentPathReason[];
  /**
   * Should have been reviewed and was not planned.
   */
  readonly uncovered: readonly ReviewDocumentPathReason[];
  /**
   * Could not be scanned for secrets, and was therefore sent to nobody.
   */
  readonly unscannable: readonly ReviewDocumentPathReason[];
  /**
   * What is known to be missing from the change set.
   */
  readonly gaps: readonly string[];
  /**
   * What each seat brought.
   */
  readonly slots: readonly ReviewDocumentSlotReport[];
  /**
   * All deterministic checks.
   *
   * Items: One deterministic check.
   */
  readonly gates: readonly {
    readonly name: string;
    readonly status: 'pass' | 'fail' | 'skipped';
    readonly reason: string | null;
  }[];
  /**
   * The document of the gates.
   */
  readonly critic: DevCriticOutput;
  /**
   * What the plan decided on the way, one sentence each.
   */
  readonly decisions: readonly string[];
  /**
   * What the models cost; null where a price is not known.
   */
  readonly costUsd: number | null;
};
/**
 * A ref and the commit it pointed to when the run began.
 */
export type ReviewDocumentPinned = {
  readonly ref: string;
  readonly sha: ReviewDocumentSha;
};
/**
 * One raw finding and what became of it.
 */
export type ReviewDocumentFinding = {
  /**
   * `<slot>#<n>`, n counted from 0.
   */
  readonly id: string;
  readonly slot: ReviewDocumentSlot;
  /**
   * The severity that was decided.
   */
  readonly severity: 'blocking' | 'important' | 'suggestion';
  /**
   * The severity that the reviewer gave.
   */
  readonly raisedSeverity: 'blocking' | 'important' | 'suggestion';
  readonly file: string;
  /**
   * 0 stands for the whole file.
   */
  readonly line: number;
  /**
   * The place as the reviewer named it, before it was held against the change.
   */
  readonly claimed: {
    readonly file: string;
    readonly line: number;
  };
  /**
   * What is wrong.
   */
  readonly issue: string;
  /**
   * What to change; null where the reviewer did not say.
   */
  readonly fix: string | null;
  /**
   * Kind of defect; null where the reviewer gave none.
   */
  readonly category:
    | 'correctness'
    | 'security'
    | 'concurrency'
    | 'error-handling'
    | 'api'
    | 'performance'
    | 'tests'
    | 'maintainability'
    | null;
  /**
   * Code the reviewer pointed at, secrets masked.
   */
  readonly quote: string | null;
  readonly ruleId?: string;
  readonly criteriaSource?: string;
  readonly fingerprint?: ReviewDocumentFingerprint;
  /**
   * What of the claim was found in the change: its quote, its line, only its file, or nothing.
   */
  readonly grounding: 'quote' | 'line' | 'file' | 'none';
  /**
   * Whether the line was added or removed by the change.
   */
  readonly onChangedLine: boolean;
  /**
   * Where a comment may stand; null where no line bears one.
   */
  readonly anchor: {
    readonly path: string;
    readonly side: 'LEFT' | 'RIGHT';
    readonly line: number;
    /**
     * First line of a range; null for a single line.
     */
    readonly startLine: number | null;
  } | null;
  readonly bucket: ReviewDocumentBucket;
  /**
   * Why it is in that bucket.
   */
  readonly reason: string;
  /**
   * Id of its cluster.
   */
  readonly cluster: string;
  /**
   * Id of the finding that stands for it; null where it stands for itself.
   */
  readonly duplicateOf: string | null;
};
/**
 * Findings that name the same defect.
 */
export type ReviewDocumentCluster = {
  readonly id: string;
  /**
   * Id of the finding that stands for all.
   */
  readonly representative: string;
  /**
   * Ids, the representative first.
   */
  readonly members: readonly string[];
  readonly slots: readonly ReviewDocumentSlot[];
  readonly families: readonly string[];
  readonly severity: ReviewDocumentSeverity;
  readonly bucket: ReviewDocumentBucket;
  readonly reason: string;
  readonly fix: string;
};
/**
 * A path and why it stands here.
 */
export type ReviewDocumentPathReason = {
  readonly path: string;
  readonly reason: string;
};
/**
 * What one seat brought.
 */
export type ReviewDocumentSlotReport = {
  readonly slot: ReviewDocumentSlot;
  /**
   * `provider/model@effort`.
   */
  readonly binding: string;
  /**
   * Who made the model.
   */
  readonly family: string;
  readonly status: 'ok' | 'repaired' | 'partial' | 'invalid' | 'refused' | 'timeout' | 'rate-limited' | 'unavailable';
  /**
   * Why the status is not `ok`.
   */
  readonly reason: string | null;
  /**
   * The model's own word; null where it gave none.
   */
  readonly approved: boolean | null;
  /**
   * How many findings it raised.
   */
  readonly findings: number;
  /**
   * Parts of answers that could not be kept.
   */
  readonly dropped: readonly {
    readonly reason: string;
  }[];
  /**
   * How many calls it made.
   */
  readonly calls: number;
  readonly usage: ReviewDocumentUsage;
  readonly costUsd: number | null;
};
/**
 * Tokens; `input` counts all that the model read, cached or not.
 */
export type ReviewDocumentUsage = {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
};

/**
 * A full commit hash, SHA-1 or SHA-256.
 */
export type MemorySha = string;
/**
 * SHA-256, hex.
 */
export type MemoryDigest = string;

/**
 * What the next run needs to know of the runs before it.
 */
export type Memory = {
  readonly schemaVersion: '1.0.0';
  /**
   * The last run that was complete; null where there is none yet.
   */
  readonly lastComplete: {
    readonly head: MemorySha;
    readonly base: MemorySha;
    readonly mergeBase: MemorySha;
    readonly configDigest: MemoryDigest;
    readonly panelDigest: MemoryDigest;
    readonly at: string;
  } | null;
  /**
   * What earlier runs said.
   *
   * Items: One finding that was said before.
   */
  readonly findings: readonly {
    /**
     * Identity of a finding across runs.
     */
    readonly fingerprint: string;
    readonly file: string;
    /**
     * 0 stands for the whole file.
     */
    readonly line: number;
    /**
     * How grave a finding is; blocking is the gravest.
     */
    readonly severity: 'blocking' | 'important' | 'suggestion';
    /**
     * What was said, shortened.
     */
    readonly issue: string;
    /**
     * Whether it still stands, was mended, or was waved off by a person.
     */
    readonly state: 'open' | 'fixed' | 'dismissed';
    readonly ruleId?: string;
  }[];
};

/**
 * A full commit hash, SHA-1 or SHA-256.
 */
export type RecordingSha = string;
/**
 * Mark, old line, new line, text; the number of an absent side is null.
 *
 * @minItems 4
 * @maxItems 4
 */
export type RecordingLine = readonly never[];
/**
 * A seat on the panel.
 */
export type RecordingSlot = 'fable' | 'opus' | 'sonnet' | 'gpt';

/**
 * A run as it happened, to be repeated offline.
 */
export type Recording = {
  readonly version: 1;
  /**
   * What wrote this document.
   */
  readonly tool: {
    readonly name: string;
    readonly version: string;
  };
  readonly runId: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  /**
   * The change as it was reviewed, secrets masked.
   */
  readonly change: {
    /**
     * Which change was reviewed.
     */
    readonly identity: {
      readonly forge: 'github' | 'bitbucket-cloud' | 'bitbucket-dc' | 'local';
      readonly repository: string;
      readonly number: number | null;
      readonly base: RecordingPinned;
      readonly head: RecordingPinned;
      readonly mergeBase: RecordingSha;
      /**
       * Who opened the change; null where nobody is known.
       */
      readonly author: {
        readonly id: number | null;
        readonly login: string;
      } | null;
      readonly title: string | null;
      readonly body: string | null;
    };
    readonly files: readonly RecordingChangedFile[];
    readonly gaps: readonly string[];
  };
  /**
   * The settings of the run, by name. Credentials are not among them.
   */
  readonly settings: {
    readonly [k: string]: string;
  };
  /**
   * The panel as it was planned.
   */
  readonly seats: readonly {
    readonly slot: RecordingSlot;
    readonly binding: RecordingBinding;
  }[];
  /**
   * Secrets that were masked.
   *
   * Items: Place and kind of a secret, never the secret.
   */
  readonly secrets: readonly {
    readonly path: string;
    readonly line: number;
    readonly rule: string;
    /**
     * Whether the change adds the line.
     */
    readonly added: boolean;
  }[];
  /**
   * Every request in the order it was made.
   *
   * Items: One request and what came of it.
   */
  readonly turns: readonly {
    /**
     * `slot/call/turn`.
     */
    readonly label: string;
    /**
     * SHA-256 of the request as sent.
     */
    readonly digest: string;
    readonly slot: RecordingSlot;
    readonly binding: RecordingBinding;
    /**
     * What came back; null where nothing did.
     */
    readonly answer: {
      /**
       * The raw answer.
       */
      readonly text: string;
      readonly stop: 'end' | 'length' | 'refusal' | 'context' | 'other';
      /**
       * The vendor's own word.
       */
      readonly rawStop: string;
      /**
       * Tokens; `input` counts all that the model read, cached or not.
       */
      readonly usage: {
        readonly input: number;
        readonly cacheRead: number;
        readonly cacheWrite: number;
        readonly output: number;
      };
      readonly servedModel: string | null;
      readonly notes: readonly string[];
    } | null;
    /**
     * Why nothing came back.
     */
    readonly error: {
      readonly fault: string;
      readonly message: string;
    } | null;
    readonly attempts: number;
    readonly durationMs: number;
  }[];
};
/**
 * A ref and the commit it pointed to when the run began.
 */
export type RecordingPinned = {
  readonly ref: string;
  readonly sha: RecordingSha;
};
/**
 * A changed file with its diff, secrets masked.
 */
export type RecordingChangedFile = {
  readonly path: string;
  readonly oldPath: string | null;
  readonly status: 'added' | 'deleted' | 'modified' | 'renamed' | 'copied';
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly additions: number | null;
  readonly deletions: number | null;
  /**
   * Attributes at the base; null where not set or not known.
   */
  readonly attributes: {
    readonly generated: boolean | null;
    readonly vendored: boolean | null;
    readonly noDiff: boolean | null;
  };
  /**
   * What the diff says of the file; null where there was no text.
   */
  readonly diff: {
    readonly oldPath: string | null;
    readonly newPath: string | null;
    readonly status: 'added' | 'deleted' | 'modified' | 'renamed' | 'copied';
    readonly oldMode: string | null;
    readonly newMode: string | null;
    readonly binary: boolean;
    readonly submodule: boolean;
    readonly truncated: boolean;
    readonly additions: number;
    readonly deletions: number;
    readonly hunks: readonly RecordingHunk[];
    readonly bytes: number;
  } | null;
  /**
   * Why there is no diff text.
   */
  readonly missing: string | null;
  /**
   * What the bytes of both blobs say.
   */
  readonly content: {
    readonly binary: RecordingSideFlags;
    readonly minified: RecordingSideFlags;
    readonly generatedMark: RecordingSideFlags;
  };
  /**
   * Unchanged lines at head around the hunks.
   */
  readonly context: readonly RecordingLine[];
};
export type RecordingHunk = {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly section: string;
  readonly lines: readonly RecordingLine[];
};
export type RecordingSideFlags = {
  readonly base: boolean | null;
  readonly head: boolean | null;
};
/**
 * What the seat was bound to.
 */
export type RecordingBinding = {
  readonly provider: 'anthropic' | 'openai' | 'openai-compatible';
  readonly model: string;
  readonly effort: 'low' | 'medium' | 'high' | 'xhigh' | 'max' | null;
};
