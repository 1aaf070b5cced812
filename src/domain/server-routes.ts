/** REST paths below `jetpack/v4/` that some servers no longer have: a page offers what they do only where they exist. */
export type ServerRoute = 'mobile/send-login-email' | 'module/vaultpress/data';

/** WordPress's code for a call whose route does not exist. */
export const NO_ROUTE = 'rest_no_route';
