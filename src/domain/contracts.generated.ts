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

/**
 * A finding that was accepted: it also says whose it is and what to do.
 */
export type TriageOutputAcceptedFinding = TriageOutputRawFinding & {
  /**
   * How grave the finding is.
   */
  readonly severity: 'blocking' | 'important' | 'suggestion';
  /**
   * Path of the file, relative to the root of the repository.
   */
  readonly file: string;
  /**
   * Line the finding is about; 0 stands for the whole file.
   */
  readonly line: number;
  /**
   * What is wrong.
   */
  readonly issue: string;
  /**
   * The slot that raised it.
   */
  readonly reviewer: 'fable' | 'opus' | 'sonnet' | 'gpt';
  /**
   * What to change; always given here, so that whoever mends it knows where to begin.
   */
  readonly fix: string;
  readonly verification?: TriageOutputVerification1;
  /**
   * Id of the rule that the finding cites.
   */
  readonly ruleId?: string;
  /**
   * Where that rule comes from: a registry, or the name of a check.
   */
  readonly criteriaSource?: string;
};

/**
 * What became of the findings of all reviewers: each stands in exactly one of three lists. An accepted blocking finding rules out approval.
 */
export type TriageOutput = {
  /**
   * Findings that hold, and that this change should answer.
   */
  readonly accepted: readonly TriageOutputAcceptedFinding[];
  /**
   * Findings that may hold, but that this change need not answer.
   *
   * Items: A finding that was put off, and why.
   */
  readonly deferred: readonly {
    readonly finding: TriageOutputRawFinding1;
    /**
     * Why it was put off.
     */
    readonly reason: string;
  }[];
  /**
   * Findings that do not hold, and those that another finding stands for.
   *
   * Items: A finding that was turned down, and why.
   */
  readonly rejected: readonly {
    readonly finding: TriageOutputRawFinding2;
    /**
     * Why it was turned down.
     */
    readonly reason: string;
  }[];
  /**
   * Whether a model judged the change and nothing stands in its way.
   */
  readonly approved: boolean;
  readonly consensus?: TriageOutputConsensus;
};
/**
 * A finding as a reviewer raised it.
 */
export type TriageOutputRawFinding = {
  /**
   * How grave the finding is.
   */
  readonly severity: 'blocking' | 'important' | 'suggestion';
  /**
   * Path of the file, relative to the root of the repository.
   */
  readonly file: string;
  /**
   * Line the finding is about; 0 stands for the whole file.
   */
  readonly line: number;
  /**
   * What is wrong.
   */
  readonly issue: string;
  /**
   * What to change.
   */
  readonly fix?: string;
  /**
   * The slot that raised it.
   */
  readonly reviewer?: 'fable' | 'opus' | 'sonnet' | 'gpt';
  readonly verification?: TriageOutputVerification;
  /**
   * Id of the rule that the finding cites.
   */
  readonly ruleId?: string;
  /**
   * Where that rule comes from: a registry, or the name of a check.
   */
  readonly criteriaSource?: string;
};
/**
 * What a test showed about it.
 */
export type TriageOutputVerification = {
  /**
   * The defect was shown, it was shown to be absent, or neither.
   */
  readonly result: 'confirmed' | 'not-reproduced' | 'inconclusive';
  /**
   * Name of the single test that was run.
   */
  readonly testRef?: string;
  /**
   * Path of the log of that run.
   */
  readonly evidencePath?: string;
  /**
   * Remarks.
   */
  readonly note?: string;
};
/**
 * What a test showed about it.
 */
export type TriageOutputVerification1 = {
  /**
   * The defect was shown, it was shown to be absent, or neither.
   */
  readonly result: 'confirmed' | 'not-reproduced' | 'inconclusive';
  /**
   * Name of the single test that was run.
   */
  readonly testRef?: string;
  /**
   * Path of the log of that run.
   */
  readonly evidencePath?: string;
  /**
   * Remarks.
   */
  readonly note?: string;
};
/**
 * A finding as a reviewer raised it.
 */
export type TriageOutputRawFinding1 = {
  /**
   * How grave the finding is.
   */
  readonly severity: 'blocking' | 'important' | 'suggestion';
  /**
   * Path of the file, relative to the root of the repository.
   */
  readonly file: string;
  /**
   * Line the finding is about; 0 stands for the whole file.
   */
  readonly line: number;
  /**
   * What is wrong.
   */
  readonly issue: string;
  /**
   * What to change.
   */
  readonly fix?: string;
  /**
   * The slot that raised it.
   */
  readonly reviewer?: 'fable' | 'opus' | 'sonnet' | 'gpt';
  readonly verification?: TriageOutputVerification;
  /**
   * Id of the rule that the finding cites.
   */
  readonly ruleId?: string;
  /**
   * Where that rule comes from: a registry, or the name of a check.
   */
  readonly criteriaSource?: string;
};
/**
 * A finding as a reviewer raised it.
 */
export type TriageOutputRawFinding2 = {
  /**
   * How grave the finding is.
   */
  readonly severity: 'blocking' | 'important' | 'suggestion';
  /**
   * Path of the file, relative to the root of the repository.
   */
  readonly file: string;
  /**
   * Line the finding is about; 0 stands for the whole file.
   */
  readonly line: number;
  /**
   * What is wrong.
   */
  readonly issue: string;
  /**
   * What to change.
   */
  readonly fix?: string;
  /**
   * The slot that raised it.
   */
  readonly reviewer?: 'fable' | 'opus' | 'sonnet' | 'gpt';
  readonly verification?: TriageOutputVerification;
  /**
   * Id of the rule that the finding cites.
   */
  readonly ruleId?: string;
  /**
   * Where that rule comes from: a registry, or the name of a check.
   */
  readonly criteriaSource?: string;
};
/**
 * How the panel split; left out where nobody answered.
 */
export type TriageOutputConsensus = {
  /**
   * How many reviewers were asked.
   */
  readonly reviewerCount: number;
  /**
   * All passed, all blocked, the verdicts were mixed, or they were equal without enough independent support.
   */
  readonly verdict: 'unanimous-pass' | 'unanimous-block' | 'split' | 'unverified';
  /**
   * Findings over which the reviewers were of two minds.
   *
   * Items: One such finding.
   */
  readonly disagreements?: readonly {
    /**
     * Path of the file.
     */
    readonly file: string;
    /**
     * Line; 0 stands for the whole file.
     */
    readonly line?: number;
    /**
     * What is wrong, in the words of the finding.
     */
    readonly issue: string;
    /**
     * Who said what.
     */
    readonly note: string;
  }[];
};

/**
 * Where in a change to look first. Computed from the diff alone; it orders files and never decides.
 */
export type DiffRisk = {
  /**
   * Version of this contract.
   */
  readonly schemaVersion: '1.0.0';
  /**
   * What was scored.
   */
  readonly task: {
    /**
     * Name of the work, where it has one.
     */
    readonly id?: string | null;
    /**
     * Ref that the change goes to.
     */
    readonly base: string;
    /**
     * Ref that holds the change.
     */
    readonly head: string;
    /**
     * When it was scored.
     */
    readonly ts?: string;
  };
  /**
   * Sums over all files.
   */
  readonly totals: {
    /**
     * Changed files.
     */
    readonly files: number;
    /**
     * Added lines.
     */
    readonly loc_added: number;
    /**
     * Removed lines.
     */
    readonly loc_removed: number;
    /**
     * The highest score of a file.
     */
    readonly max_score: number;
  };
  /**
   * The changed files, the highest score first.
   *
   * Items: One changed file.
   */
  readonly files: readonly {
    /**
     * Its path.
     */
    readonly path: string;
    /**
     * Its score, the sum of its signals.
     */
    readonly score: number;
    /**
     * Lines added in it.
     */
    readonly loc_added: number;
    /**
     * Lines removed from it.
     */
    readonly loc_removed: number;
    /**
     * What the score is made of.
     *
     * Items: One part of the score.
     */
    readonly signals: readonly {
      /**
       * What was noticed.
       */
      readonly name:
        | 'loc_changed'
        | 'security_path'
        | 'public_api'
        | 'no_test_change'
        | 'complexity_delta'
        | 'ui_critical'
        | 'migration';
      /**
       * How much it counts.
       */
      readonly weight: number;
      /**
       * How much of it there was; 1 where it is simply there.
       */
      readonly value: number;
    }[];
  }[];
};

/**
 * Outcome of the checks that need no model: four gates, and the findings of these and all other checks.
 */
export type DevCriticOutput = {
  /**
   * Whether no gate failed and no finding is blocking.
   */
  readonly pass: boolean;
  /**
   * Which round of checks this is.
   */
  readonly iteration: number;
  /**
   * Whether a person should decide.
   */
  readonly escalate?: boolean;
  /**
   * The four gates.
   */
  readonly gates: {
    /**
     * Whether it builds.
     */
    readonly build: {
      /**
       * How it ended.
       */
      readonly status: 'pass' | 'fail' | 'skipped';
      /**
       * Why it was not run.
       */
      readonly skip_reason?: string;
      /**
       * What failed, in short.
       */
      readonly error_summary?: string;
    };
    /**
     * Whether the linters are content.
     */
    readonly lint: {
      /**
       * How it ended.
       */
      readonly status: 'pass' | 'fail' | 'skipped';
      /**
       * Which linter.
       */
      readonly tool?: string;
      /**
       * How many errors.
       */
      readonly errors?: number;
      /**
       * How many warnings.
       */
      readonly warnings?: number;
      /**
       * Why it was not run.
       */
      readonly skip_reason?: string;
    };
    /**
     * Whether the tests pass.
     */
    readonly test: {
      /**
       * How it ended.
       */
      readonly status: 'pass' | 'fail' | 'skipped';
      /**
       * Tests that passed.
       */
      readonly passed?: number;
      /**
       * Tests that failed.
       */
      readonly failed?: number;
      /**
       * Tests that were not run.
       */
      readonly skipped_count?: number;
      /**
       * Why it was not run.
       */
      readonly skip_reason?: string;
    };
    /**
     * Whether the change brings no secret.
     */
    readonly secrets: {
      /**
       * How it ended.
       */
      readonly status: 'pass' | 'fail';
      /**
       * Kinds of secret that were found; the secrets themselves are nowhere.
       */
      readonly matched_patterns?: readonly string[];
    };
  };
  /**
   * What the checks found.
   *
   * Items: One finding of a check.
   */
  readonly findings: readonly {
    /**
     * How grave it is.
     */
    readonly severity: 'blocking' | 'important' | 'suggestion';
    /**
     * Path of the file, relative to the root of the repository.
     */
    readonly file: string;
    /**
     * Line it is about; left out for the whole file.
     */
    readonly line?: number;
    /**
     * The check behind it, `gate/<name>`, or the rule it cites.
     */
    readonly rule?: string;
    /**
     * What is wrong.
     */
    readonly issue: string;
    /**
     * What to change.
     */
    readonly fix?: string;
  }[];
  /**
   * How long the checks took, in milliseconds.
   */
  readonly duration_ms?: number;
  /**
   * Tokens read by models.
   */
  readonly tokens_in?: number;
  /**
   * Tokens written by models.
   */
  readonly tokens_out?: number;
  /**
   * Kind of project.
   */
  readonly stack?: 'ios' | 'android' | 'backend' | 'node' | 'python' | 'docker' | 'generic';
};

/**
 * What a change is about: the technology, the places it touches, what could go wrong, and a summary.
 */
export type AnalysisOutput = {
  /**
   * What the project is built with.
   */
  readonly stack: {
    /**
     * Kind of project.
     */
    readonly primary: 'ios' | 'android' | 'backend' | 'frontend' | 'mobile' | 'unknown';
    /**
     * Programming language.
     */
    readonly language?: string;
    /**
     * Framework.
     */
    readonly framework?: string;
  };
  /**
   * The places that the change touches.
   *
   * Items: One place.
   */
  readonly touchedAreas: readonly {
    /**
     * File or folder, relative to the root of the repository.
     */
    readonly path: string;
    /**
     * Why it belongs to the change.
     */
    readonly why: string;
  }[];
  /**
   * What could go wrong.
   *
   * Items: One risk.
   */
  readonly risks: readonly {
    /**
     * What could happen.
     */
    readonly risk: string;
    /**
     * How bad it would be.
     */
    readonly severity: 'low' | 'medium' | 'high';
    /**
     * What to do about it; null where nothing is known.
     */
    readonly mitigation?: string | null;
  }[];
  /**
   * The change in plain words.
   */
  readonly summary: string;
};

/**
 * How well the description of a change says what it is for, and what should be asked.
 */
export type ClarifyOutput = {
  /**
   * From 0, nothing is said, to 10, nothing is open.
   */
  readonly clarityScore: number;
  /**
   * Why this score.
   */
  readonly rationale?: string;
  /**
   * Whether the questions should be answered first.
   */
  readonly stopAndAsk: boolean;
  /**
   * What should be asked.
   *
   * Items: One question.
   */
  readonly questions: readonly {
    /**
     * Its name within this document.
     */
    readonly id: string;
    /**
     * The question.
     */
    readonly text: string;
    /**
     * Answers to choose from; left out where the answer is free.
     *
     * Items: One answer to choose.
     */
    readonly options?: readonly {
      /**
       * The answer.
       */
      readonly label: string;
      /**
       * Whether it is the usual choice.
       */
      readonly recommended?: boolean;
      /**
       * What speaks for or against it.
       */
      readonly reason?: string;
    }[];
    /**
     * Why it is asked.
     */
    readonly reason?: string;
  }[];
  /**
   * What people answered, by the id of the question.
   */
  readonly userAnswers?: {
    readonly [k: string]: string;
  };
  /**
   * Tokens read by models.
   */
  readonly tokens_in?: number;
  /**
   * Tokens written by models.
   */
  readonly tokens_out?: number;
  /**
   * How long it took, in milliseconds.
   */
  readonly duration_ms?: number;
};

/**
 * Where the work on one change stands. Written for other programs to read; a run never reads it back.
 */
export type AgentState = {
  /**
   * Version of this contract; only 2.1.0 knows several repositories.
   */
  readonly schemaVersion: '2.0.0' | '2.1.0';
  /**
   * What the work is called: the number of a pull request or issue, a key, or a slug.
   */
  readonly taskId: string;
  /**
   * A short number for it.
   */
  readonly shortId: number;
  /**
   * Its key in Jira, where it has one.
   */
  readonly jiraId?: string | null;
  /**
   * The GitHub issue behind it, where there is one.
   */
  readonly githubIssue?: {
    /**
     * Owner of the repository.
     */
    readonly owner: string;
    /**
     * Name of the repository.
     */
    readonly repo: string;
    /**
     * Number of the issue.
     */
    readonly number: number;
  } | null;
  /**
   * Slug of the repository.
   */
  readonly project: string;
  /**
   * Folder of the checkout.
   */
  readonly projectRoot?: string;
  /**
   * Folder of a separate work tree; null where there is none.
   */
  readonly worktreePath?: string | null;
  /**
   * Branch that holds the change.
   */
  readonly branch: string;
  /**
   * Branch that the change goes to.
   */
  readonly baseBranch: string;
  /**
   * Kind of forge; left out for a local range.
   */
  readonly remoteType?: 'github' | 'bitbucket';
  /**
   * The phase reached last.
   */
  readonly currentPhase: number;
  /**
   * How the work stands.
   */
  readonly status: 'in_progress' | 'paused' | 'complete' | 'failed';
  /**
   * When it began.
   */
  readonly startedAt: string;
  /**
   * When it ended; null while it lasts.
   */
  readonly finishedAt?: string | null;
  /**
   * Whether it goes on without asking.
   */
  readonly autopilot?: boolean;
  /**
   * Whether only the development phases run.
   */
  readonly onlyDevelop?: boolean;
  /**
   * Whether it works in the checkout itself.
   */
  readonly localMode?: boolean;
  /**
   * Whether a file of instructions steers it.
   */
  readonly instructionDriven?: boolean;
  /**
   * Whose change it is.
   */
  readonly identity: {
    /**
     * Display name.
     */
    readonly name: string;
    /**
     * Mail address; a run of this tool writes a placeholder, never a real one.
     */
    readonly email: string;
    /**
     * Login on the forge.
     */
    readonly username?: string;
  };
  /**
   * State of each phase, by its number.
   */
  readonly phases: {
    /**
     * One phase.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[0-7]$".
     */
    readonly [k: string]: {
      /**
       * How the phase stands.
       */
      readonly status?: 'pending' | 'in_progress' | 'done' | 'skipped' | 'failed';
      /**
       * When it began.
       */
      readonly startedAt?: string;
      /**
       * When it ended.
       */
      readonly finishedAt?: string;
      /**
       * The model at work in it.
       */
      readonly model?: string;
      /**
       * Files it wrote.
       */
      readonly files?: readonly string[];
      /**
       * How often it was tried again.
       */
      readonly retryCount?: number;
      /**
       * Remarks.
       */
      readonly notes?: string;
      /**
       * How often people were asked.
       */
      readonly clarificationRounds?: number;
      /**
       * What they were asked, in order.
       */
      readonly clarificationQuestions?: readonly string[];
      /**
       * What they answered, in the same order.
       */
      readonly clarificationAnswers?: readonly string[];
      /**
       * How many plans were shown.
       */
      readonly planIterations?: number;
      /**
       * When a plan was agreed to; null where it was not.
       */
      readonly planApprovedAt?: string | null;
      /**
       * What people wanted changed in a plan.
       */
      readonly planEditRequests?: readonly string[];
    };
  };
  /**
   * The reviews so far.
   *
   * Items: One review.
   */
  readonly reviewIterations?: readonly {
    /**
     * Its number.
     */
    readonly iteration?: number;
    /**
     * Accepted blocking findings.
     */
    readonly blocking?: number;
    /**
     * Accepted important findings.
     */
    readonly important?: number;
    /**
     * Accepted suggestions.
     */
    readonly suggestion?: number;
    /**
     * What follows: mend it, take it, or let a person decide.
     */
    readonly decision?: 'fix' | 'accept' | 'escalate';
  }[];
  /**
   * Key of a Confluence space, where one is used.
   */
  readonly confluenceSpace?: string | null;
  /**
   * Id of the parent page in it.
   */
  readonly confluenceParentId?: string | null;
  /**
   * The pull request; null where there is none.
   */
  readonly pr?: {
    /**
     * Its number.
     */
    readonly number?: number;
    /**
     * Its address.
     */
    readonly url?: string;
    /**
     * The version that a Bitbucket server counts for it; one higher after each update.
     */
    readonly version?: number;
    /**
     * Whether it is a draft.
     */
    readonly draft?: boolean;
    /**
     * Logins of its reviewers.
     */
    readonly reviewers?: readonly string[];
  } | null;
  /**
   * The commit that the work left; null where there is none.
   */
  readonly commit?: {
    /**
     * Its hash, possibly shortened.
     */
    readonly sha?: string;
    /**
     * Its message.
     */
    readonly message?: string;
  } | null;
  /**
   * The repositories, where the work spans several; the first is the one described above.
   *
   * Items: One repository.
   */
  readonly projects?: readonly {
    /**
     * Slug of the repository.
     */
    readonly project: string;
    /**
     * Folder of the checkout.
     */
    readonly projectRoot: string;
    /**
     * Folder of a separate work tree; null where there is none.
     */
    readonly worktreePath?: string | null;
    /**
     * Branch that holds the change.
     */
    readonly branch: string;
    /**
     * Branch that the change goes to.
     */
    readonly baseBranch: string;
    /**
     * Kind of forge.
     */
    readonly remoteType?: 'github' | 'bitbucket' | 'gitlab' | 'generic-git';
    /**
     * Whose change it is.
     */
    readonly identity: {
      /**
       * Display name.
       */
      readonly name: string;
      /**
       * Mail address; a run of this tool writes a placeholder, never a real one.
       */
      readonly email: string;
      /**
       * Login on the forge.
       */
      readonly username?: string;
    };
    /**
     * Where the repository is hosted.
     */
    readonly platform?: 'bitbucket' | 'github' | 'gitlab' | 'generic-git';
    /**
     * The commit that the work left in it.
     */
    readonly commit?: {
      /**
       * Its hash, possibly shortened.
       */
      readonly sha?: string;
      /**
       * Its message.
       */
      readonly message?: string;
    } | null;
    /**
     * Its pull request.
     */
    readonly pr?: {
      /**
       * Its number.
       */
      readonly number?: number;
      /**
       * Its address.
       */
      readonly url?: string;
      /**
       * Whether it is a draft.
       */
      readonly draft?: boolean;
    } | null;
    /**
     * How often pushing was tried.
     */
    readonly pushAttempts?: number;
    /**
     * How its latest build ended.
     */
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
 * What one seat decided about a cluster; null where none was asked or none came.
 */
export type ReviewDocumentRulingOrNone = {
  readonly slot: ReviewDocumentSlot;
  /**
   * Who made the model.
   */
  readonly family: string;
  readonly bucket: ReviewDocumentBucket;
  readonly severity: ReviewDocumentSeverity;
  /**
   * The model's own words.
   */
  readonly reason: string;
  /**
   * What the decision rests on: it is a defect, it is none, it is no matter of this change, it is a matter of taste; null where nothing was named.
   */
  readonly basis: 'defect' | 'false' | 'out-of-scope' | 'taste' | null;
  /**
   * Whether the code that it quotes was found in the text as sent.
   */
  readonly proven: boolean;
  /**
   * What to change; null where nothing was written.
   */
  readonly fix: string | null;
} | null;

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
   * What the triage agent did; null where the table alone decided.
   */
  readonly agent: {
    /**
     * Seats that were asked to judge.
     */
    readonly slots: readonly ReviewDocumentSlot[];
    /**
     * Clusters that they were given.
     */
    readonly asked: number;
    /**
     * Those of them for which a decision came.
     */
    readonly ruled: number;
    /**
     * What did not go as planned, one sentence each.
     */
    readonly remarks: readonly string[];
  } | null;
  /**
   * What seats said when they were heard again; null where nobody was.
   */
  readonly rebuttal: {
    /**
     * Items: The second word on one disputed cluster.
     */
    readonly debates: readonly {
      /**
       * Id of the cluster.
       */
      readonly cluster: string;
      /**
       * Items: Where one seat stands after it saw both sides.
       */
      readonly positions: readonly {
        readonly slot: ReviewDocumentSlot;
        /**
         * Who made the model.
         */
        readonly family: string;
        readonly stand: 'uphold' | 'withdraw';
        /**
         * The model's own words.
         */
        readonly reason: string;
      }[];
      /**
       * What it changed.
       */
      readonly effect: string;
    }[];
    /**
     * What did not go as planned, one sentence each.
     */
    readonly remarks: readonly string[];
  } | null;
  /**
   * What a second seat checked, and where it decided differently; null where nothing was checked.
   */
  readonly crossCheck: {
    /**
     * Seats that checked.
     */
    readonly slots: readonly ReviewDocumentSlot[];
    /**
     * Whether every decision of this run was to be checked, not only those that need a second voice.
     */
    readonly sampled: boolean;
    /**
     * Clusters that were checked.
     */
    readonly checked: number;
    /**
     * Items: A cluster on which two seats decided differently.
     */
    readonly differences: readonly {
      /**
       * Id of the cluster.
       */
      readonly cluster: string;
      readonly agent: ReviewDocumentRuling;
      readonly second: ReviewDocumentRuling;
      /**
       * What holds.
       */
      readonly outcome: string;
    }[];
    /**
     * What did not go as planned, one sentence each.
     */
    readonly remarks: readonly string[];
  } | null;
  /**
   * Every question that triage put, in order.
   */
  readonly consultations: readonly ReviewDocumentConsultation[];
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
     * Planned seats that were not asked.
     */
    readonly cut: readonly {
      readonly slot: ReviewDocumentSlot;
      /**
       * It did not fit under the cap, or its model takes too little text.
       */
      readonly cause: 'cost' | 'window';
    }[];
    /**
     * Whether every reviewable file was read by a quorum.
     */
    readonly complete: boolean;
    /**
     * Items: Who read one file to the end, and how the others fell short.
     */
    readonly files: readonly {
      readonly path: string;
      readonly slots: readonly ReviewDocumentSlot[];
      /**
       * Seats that were asked and did not read it to the end.
       */
      readonly missed: readonly {
        readonly slot: ReviewDocumentSlot;
        /**
         * How the worst of the seat's calls that carried the file ended; `not-sent` where none carried all of it.
         */
        readonly status: 'partial' | 'invalid' | 'refused' | 'timeout' | 'rate-limited' | 'unavailable' | 'not-sent';
        /**
         * Why, in words; null where nothing is known, and for `not-sent`, of which `uncovered` tells the reason.
         */
        readonly reason: string | null;
      }[];
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
   * What the models cost, for their reviews and for what triage asked them; null where a price is not known.
   */
  readonly costUsd: number | null;
  /**
   * The repository's own settings, read at the tip of the branch that the change goes to; null where it has none.
   */
  readonly configuration: {
    /**
     * Path of the file.
     */
    readonly path: string;
    readonly commit: ReviewDocumentSha;
  } | null;
  /**
   * Files of rules that the change itself alters: what they say holds after the merge.
   */
  readonly rulesChanged: readonly string[];
  /**
   * Which seats the repository's rules chose; null where they say nothing of it.
   */
  readonly routing: {
    readonly strategy: 'manual' | 'cost-ceiling';
    /**
     * For every rule that held, and for the whole panel where none did: how many files.
     *
     * Items: One rule.
     */
    readonly matches: readonly {
      /**
       * Its place in the list, from 1; null for files of no rule.
       */
      readonly rule: number | null;
      readonly files: number;
      readonly slots: readonly ReviewDocumentSlot[];
    }[];
    /**
     * The seats that were chosen.
     */
    readonly slots: readonly ReviewDocumentSlot[];
    /**
     * The cap that holds, the smallest of those given; null for none.
     */
    readonly capUsd: number | null;
    /**
     * Whether the summary says it.
     */
    readonly recorded: boolean;
  } | null;
  /**
   * Comments by which the change excuses code from a rule, and those that silenced a finding.
   *
   * Items: One such comment.
   */
  readonly exceptions: readonly {
    readonly path: string;
    readonly line: number;
    /**
     * The line that it holds for: its own, or all below it down to this one; absent where none is known.
     */
    readonly covers?: number;
    /**
     * Whose comment it is: quorate, eslint and others.
     */
    readonly tool: string;
    /**
     * What it excuses from; null for everything.
     */
    readonly rule: string | null;
    /**
     * The last day on which it holds, as YYYY-MM-DD; null for ever.
     */
    readonly until: string | null;
    /**
     * Why, in the words of its author.
     */
    readonly reason: string | null;
    /**
     * Whether the change adds it.
     */
    readonly added: boolean;
    /**
     * What became of it.
     */
    readonly state: 'active' | 'expired' | 'no-reason' | 'malformed';
  }[];
  /**
   * Findings of gates and tools that a comment in the code silenced.
   *
   * Items: One of them.
   */
  readonly suppressed: readonly {
    /**
     * The finding, as the document of the gates would have it.
     */
    readonly finding: {
      readonly severity: 'blocking' | 'important' | 'suggestion';
      readonly file: string;
      readonly line?: number;
      readonly rule?: string;
      readonly issue: string;
      readonly fix?: string;
    };
    /**
     * Where the comment stands.
     */
    readonly path: string;
    readonly line: number;
  }[];
  /**
   * Results of other tools that were handed in.
   *
   * Items: One run of one tool.
   */
  readonly imported: readonly {
    /**
     * Name of the file.
     */
    readonly source: string;
    readonly tool: string;
    /**
     * Results in it.
     */
    readonly results: number;
    /**
     * Those on lines of this change.
     */
    readonly taken: number;
    /**
     * The others, counted by the reason.
     *
     * Items: One reason.
     */
    readonly left: readonly {
      readonly reason: string;
      readonly count: number;
    }[];
  }[];
  /**
   * Whether a small safe change was left to one reviewer, and why; null where the repository has not switched that on.
   */
  readonly scopeGate: {
    readonly reviewers: 'one' | 'panel';
    readonly reason: string;
  } | null;
  /**
   * The rules that were selected for the change, and what reviewers answered.
   */
  readonly conformance: {
    /**
     * Items: One rule.
     */
    readonly rules: readonly {
      readonly id: string;
      readonly source: string;
      readonly severity: 'blocking' | 'important' | 'suggestion';
      readonly title: string;
      readonly status: 'met' | 'violated' | 'not-applicable' | 'not-checked';
      readonly rows: readonly {
        readonly slot: 'fable' | 'opus' | 'sonnet' | 'gpt';
        readonly status: 'met' | 'violated' | 'not-applicable' | 'not-checked';
        readonly evidence: string | null;
      }[];
      /**
       * Why it counts as not covered; null where it is covered.
       */
      readonly gap: string | null;
    }[];
    /**
     * Rules that were not asked for.
     */
    readonly left: readonly {
      readonly id: string;
      readonly source: string;
      readonly reason: string;
    }[];
  };
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
  /**
   * Slots that stand behind it in the end.
   */
  readonly votes: number;
  /**
   * Slots that raised it.
   */
  readonly raised: number;
  /**
   * Slots that read its file to the end.
   */
  readonly covering: number;
  readonly agent: ReviewDocumentRulingOrNone;
  readonly second: ReviewDocumentRulingOrNone;
};
/**
 * What one seat decided about a cluster.
 */
export type ReviewDocumentRuling = {
  readonly slot: ReviewDocumentSlot;
  /**
   * Who made the model.
   */
  readonly family: string;
  readonly bucket: ReviewDocumentBucket;
  readonly severity: ReviewDocumentSeverity;
  /**
   * The model's own words.
   */
  readonly reason: string;
  /**
   * What the decision rests on: it is a defect, it is none, it is no matter of this change, it is a matter of taste; null where nothing was named.
   */
  readonly basis: 'defect' | 'false' | 'out-of-scope' | 'taste' | null;
  /**
   * Whether the code that it quotes was found in the text as sent.
   */
  readonly proven: boolean;
  /**
   * What to change; null where nothing was written.
   */
  readonly fix: string | null;
};
/**
 * One question that triage put to a seat, and what came of it.
 */
export type ReviewDocumentConsultation = {
  /**
   * What was asked.
   */
  readonly task: 'rebuttal' | 'triage-decisions' | 'cross-check';
  readonly slot: ReviewDocumentSlot;
  /**
   * `provider/model@effort`.
   */
  readonly binding: string;
  /**
   * Tells the questions of one task to one slot apart.
   */
  readonly index: number;
  readonly status: 'ok' | 'repaired' | 'partial' | 'invalid' | 'refused' | 'timeout' | 'rate-limited' | 'unavailable';
  /**
   * Why the status is not `ok`.
   */
  readonly reason: string | null;
  /**
   * How many turns it took.
   */
  readonly calls: number;
  readonly usage: ReviewDocumentUsage;
  /**
   * Null where the price is not known.
   */
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
export type RecordingLine = readonly [' ' | '+' | '-', number | null, number | null, string];
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
     * `slot/call/turn`; a question behind the reviews has `task-index` for its call.
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
  /**
   * The repository's own settings; null or absent where it has none.
   */
  readonly config?: RepositoryConfig | null;
  /**
   * What other tools found on lines of the change; absent where nothing was handed in.
   *
   * Items: One run of one tool.
   */
  readonly imported?: readonly {
    readonly source: string;
    readonly tool: string;
    readonly results: number;
    readonly findings: readonly RecordingGateFinding[];
    /**
     * Items: Results that were not taken, counted by the reason.
     */
    readonly left: readonly {
      readonly reason: string;
      readonly count: number;
    }[];
  }[];
  /**
   * What the checks beside that for secrets found before a comment in the code silenced any of it; absent in recordings of older versions.
   */
  readonly found?: {
    /**
     * Items: One check.
     */
    readonly checks: readonly {
      readonly name: string;
      readonly status: 'pass' | 'fail' | 'skipped';
      readonly reason: string | null;
      readonly findings: readonly RecordingGateFinding[];
    }[];
    /**
     * Comments that excuse code.
     *
     * Items: One such comment.
     */
    readonly markers: readonly {
      readonly path: string;
      readonly line: number;
      /**
       * The line that it holds for: its own, or all below it down to this one; absent where none is known.
       */
      readonly covers?: number;
      /**
       * Whose comment it is: quorate, eslint and others.
       */
      readonly tool: string;
      /**
       * What it excuses from; null for everything.
       */
      readonly rule: string | null;
      /**
       * The last day on which it holds, as YYYY-MM-DD; null for ever.
       */
      readonly until: string | null;
      /**
       * Why, in the words of its author.
       */
      readonly reason: string | null;
      /**
       * Whether the change adds it.
       */
      readonly added: boolean;
      /**
       * What became of it.
       */
      readonly state: 'active' | 'expired' | 'no-reason' | 'malformed';
    }[];
  };
  /**
   * The rules that were selected; absent where none were.
   */
  readonly criteria?: {
    readonly rules: readonly RecordingRule[];
    readonly left: readonly RecordingLeftRule[];
  };
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
  readonly provider: 'anthropic' | 'openai' | 'google' | 'azure' | 'bedrock' | 'openai-compatible' | 'builtin';
  readonly model: string;
  readonly effort: 'low' | 'medium' | 'high' | 'xhigh' | 'max' | null;
};
/**
 * One finding.
 */
export type RecordingGateFinding = {
  readonly severity: 'blocking' | 'important' | 'suggestion';
  readonly path: string;
  readonly line: number | null;
  /**
   * The last line of a range; absent for a single line.
   */
  readonly endLine?: number;
  readonly rule: string;
  readonly issue: string;
  readonly fix: string | null;
};
/**
 * A rule as reviewers were shown it.
 */
export type RecordingRule = {
  readonly id: string;
  readonly severity: 'blocking' | 'important' | 'suggestion';
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
  readonly title: string;
  readonly text: string;
  readonly paths: readonly string[] | null;
  readonly languages: readonly string[] | null;
  readonly violates: readonly string[];
  readonly meets: readonly string[];
  readonly expires: string | null;
  readonly source: string;
};
/**
 * A rule that was not asked for, and why.
 */
export type RecordingLeftRule = {
  readonly id: string;
  readonly source: string;
  readonly reason: string;
};

/**
 * A glob over paths from the root of the repository: `*`, `**`, `?`, one `{a,b}` and `[abc]`; at most 8 stars and 10 words in braces.
 */
export type RepositoryConfigGlob = string;

/**
 * The file .quorate.yml (or .quorate.json). It is read at the tip of the branch that a change goes to, so that no change can alter the rules it is judged by. It may make stricter what the inputs set, never milder.
 */
export type RepositoryConfig = {
  /**
   * Files that are not reviewed, as globs. Gates look at them all the same.
   */
  readonly ignore?: readonly RepositoryConfigGlob[];
  /**
   * Files that are reviewed although a rule of ours (lock file, vendored, generated) or `ignore` leaves them out, as globs.
   */
  readonly include?: readonly RepositoryConfigGlob[];
  /**
   * Files whose text is never given to a model, as globs, beside those that never are.
   */
  readonly neverSend?: readonly RepositoryConfigGlob[];
  /**
   * What the reviewers should know of this repository and look at with care, in your own words. It adds to their task and takes nothing from it.
   */
  readonly instructions?: string;
  /**
   * Language that reviewers write in, as a tag (en, de, pt-BR), where the input does not say.
   */
  readonly language?: string;
  /**
   * Lowest severity that becomes an inline comment, where the input does not say.
   */
  readonly minSeverity?: 'blocking' | 'important' | 'suggestion';
  /**
   * Most inline comments that are open at a time, where the input does not say.
   */
  readonly maxComments?: number;
  /**
   * Whether reviewers whose verdicts are mixed see both sides once and uphold or withdraw.
   */
  readonly reviewDisagreementRound?: boolean;
  /**
   * A second seat decides on what the triage agent decided.
   */
  readonly triageCrossCheck?: {
    /**
     * Whether it takes place.
     */
    readonly enabled?: boolean;
    /**
     * Share of the runs that are checked that way.
     */
    readonly sampleRate?: number;
    /**
     * The seat that checks, where the input names none.
     */
    readonly slot?: 'fable' | 'opus' | 'sonnet' | 'gpt';
    /**
     * Whether a run in which the two differ is incomplete.
     */
    readonly blockOnDisagreement?: boolean;
  };
  /**
   * Which models may take part in place of others.
   */
  readonly modelFallback?: {
    /**
     * Whether the seat fable may use the fable tier of Anthropic. It cannot be switched on against an input that says false.
     */
    readonly fableEnabled?: boolean;
    /**
     * Whether the next smaller model of its line reads where a seat's own cannot be had. It cannot be switched on against an input that says false.
     */
    readonly onDispatchError?: boolean;
  };
  /**
   * Which seats read which changes, and how much a run may cost.
   */
  readonly modelRouting?: {
    /**
     * Whether any of it holds; true unless said otherwise.
     */
    readonly enabled?: boolean;
    /**
     * manual: the rules choose the seats. cost-ceiling: the whole panel reads as far as the ceiling allows.
     */
    readonly strategy?: 'manual' | 'cost-ceiling';
    /**
     * For manual. A file goes to the seats of the first rule that holds for it, else to the whole panel; a run has all seats that its files go to, and these read every file of it.
     *
     * Items: One rule.
     */
    readonly rules?: readonly {
      /**
       * What a file must be; every condition that is given must hold.
       */
      readonly when: {
        /**
         * Its path matches one of these globs.
         */
        readonly paths?: readonly RepositoryConfigGlob[];
        /**
         * Its risk is one of these.
         */
        readonly risk?: readonly ('low' | 'medium' | 'high')[];
        /**
         * It is written in one of these.
         */
        readonly language?: readonly (
          | 'typescript'
          | 'javascript'
          | 'python'
          | 'go'
          | 'java'
          | 'kotlin'
          | 'swift'
          | 'csharp'
          | 'ruby'
          | 'php'
          | 'rust'
          | 'scala'
          | 'dart'
          | 'c'
          | 'cpp'
          | 'objective-c'
          | 'shell'
          | 'powershell'
          | 'sql'
          | 'html'
          | 'css'
          | 'markdown'
          | 'yaml'
          | 'json'
          | 'toml'
          | 'dockerfile'
          | 'terraform'
        )[];
      };
      /**
       * The seats that read it.
       */
      readonly slots: readonly ('fable' | 'opus' | 'sonnet' | 'gpt')[];
    }[];
    /**
     * Most that a run may cost by estimate, in US dollars; the smallest of all caps holds.
     */
    readonly budgetCeilingUsd?: number;
    /**
     * Whether the summary on the pull request says what was decided; review.json and the log always do.
     */
    readonly recordDecisions?: boolean;
  };
  /**
   * The gate that looks for tests of new public symbols. It takes place where this key is given.
   */
  readonly testGap?: {
    /**
     * False switches it off.
     */
    readonly enabled?: boolean;
    /**
     * Symbols without a test from which on the result is block; null for never.
     */
    readonly blockThreshold?: number | null;
    /**
     * Whether its findings are important instead of suggestions.
     */
    readonly promoteSeverity?: boolean;
  };
  /**
   * Comments by which code is excused from a rule.
   */
  readonly exceptionMarkers?: {
    /**
     * Whether such a comment may silence a blocking finding of security, such as a secret.
     */
    readonly allowSecurity?: boolean;
  };
  /**
   * Whether a small change without any sign of risk is left to one reviewer. Any doubt means the whole panel.
   */
  readonly reviewScopeGate?: boolean;
  /**
   * Whether reviewers are told which files to look at first; true unless said otherwise. False also switches the scope gate off.
   */
  readonly diffRiskAdvisory?: boolean;
  /**
   * Files with rules of the repository, as globs below a folder: Markdown, YAML or JSON, read at the tip of the target branch.
   */
  readonly rules?: readonly RepositoryConfigGlob[];
  /**
   * How the rules are answered that a change is held against.
   */
  readonly skillConformance?: {
    /**
     * Whether the run fails where a rule was selected and no reviewer checked it.
     */
    readonly blockOnCoverageGap?: boolean;
    /**
     * Ids of rules that come with the program and do not hold here.
     */
    readonly leaveOut?: readonly string[];
  };
};

/**
 * A glob over paths from the root of the repository: `*`, `**`, `?`, one `{a,b}` and `[abc]`; at most 8 stars and 10 words in braces.
 */
export type RuleRegistryGlob = string;
/**
 * A few lines of code.
 */
export type RuleRegistryExample = string;

/**
 * A YAML or JSON file with rules of a repository that changes are held against. The key `rules` of .quorate.yml names such files; they are read at the tip of the branch that a change goes to.
 */
export type RuleRegistry = {
  /**
   * The rules, in the order in which reviewers are shown them.
   *
   * Items: One rule.
   */
  readonly rules: readonly {
    /**
     * Stable: findings, comments and reports call the rule by it. That of a rule which comes with the program takes its place.
     */
    readonly id: string;
    /**
     * How grave a breach is.
     */
    readonly severity: 'blocking' | 'important' | 'suggestion';
    /**
     * What kind of defect a breach is.
     */
    readonly category?:
      | 'correctness'
      | 'security'
      | 'concurrency'
      | 'error-handling'
      | 'api'
      | 'performance'
      | 'tests'
      | 'maintainability';
    /**
     * The rule in a few words, on one line.
     */
    readonly title: string;
    /**
     * What is asked for, and where it ends.
     */
    readonly text: string;
    /**
     * Files that it applies to, as globs; every file where this is left out.
     */
    readonly paths?: readonly RuleRegistryGlob[];
    /**
     * Languages that it applies to; every file where this is left out.
     */
    readonly languages?: readonly (
      | 'typescript'
      | 'javascript'
      | 'python'
      | 'go'
      | 'java'
      | 'kotlin'
      | 'swift'
      | 'csharp'
      | 'ruby'
      | 'php'
      | 'rust'
      | 'scala'
      | 'dart'
      | 'c'
      | 'cpp'
      | 'objective-c'
      | 'shell'
      | 'powershell'
      | 'sql'
      | 'html'
      | 'css'
      | 'markdown'
      | 'yaml'
      | 'json'
      | 'toml'
      | 'dockerfile'
      | 'terraform'
    )[];
    /**
     * Code that breaks it: one example, or a list of them.
     */
    readonly violates?: string | readonly RuleRegistryExample[];
    /**
     * Code that keeps it: one example, or a list of them.
     */
    readonly meets?: string | readonly RuleRegistryExample[];
    /**
     * The last day on which it holds, YYYY-MM-DD.
     */
    readonly expires?: string;
  }[];
};
