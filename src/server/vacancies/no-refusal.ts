/** The columns of a vacancy that is not rejected. */
export const NO_REFUSAL = { moderation_reason: null, moderation_ground: null } as const
