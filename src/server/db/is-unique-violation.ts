/** Whether a statement was refused because another row has the value that must be unique. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === '23505'
