/** REST paths below `jetpack/v4/` that some servers no longer have. What needs one is offered only where it exists. */
export type ServerRoute = 'mobile/send-login-email' | 'module/vaultpress/data';

/** WordPress's code for a call whose route does not exist. */
export const NO_ROUTE = 'rest_no_route';
