/** Maximum size of a table. */
export const tableLimits = { rows: 10_000, columns: 200, fileBytes: 20e6, inflatedBytes: 64e6 } as const;

export type FileProblem =
  | 'fileTooLarge'
  | 'inflatedTooLarge'
  | 'tooWide'
  | 'encrypted'
  | 'oldFormat'
  | 'broken'
  | 'unknownFormat';

/** Error for a file that cannot be read, with the reason that is shown. */
export class FileFault extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
