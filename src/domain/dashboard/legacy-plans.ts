/** Classes of the plans that were sold with the legacy backup and scan plugin (SCAN-14, SCAN-15). */
export const LEGACY_PLANS: readonly string[] = ['premium', 'business'];
