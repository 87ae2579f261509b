/** The folder of the embedded database cannot be opened: the disk is full, or files are damaged. */
export class DatabaseOpenError extends Error {
  constructor(folder: string, reason: string) {
    super(
      `DATA_DIR: the embedded database in ${folder} cannot be opened: ${reason}. If the disk is full, make space and start again; else restore a backup (src/docs/operation.md).`,
    )
  }
}
