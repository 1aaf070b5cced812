/** REST paths below `jetpack/v4/` that some servers no longer have. What needs one is offered only where it exists. */
export type ServerRoute = 'mobile/send-login-email' | 'module/vaultpress/data';

/** WordPress's code for a call whose route does not exist. */
export const NO_ROUTE = 'rest_no_route';

/** Without these, the assistant can neither show nor keep an answer. */
const OF_THE_ASSISTANT: readonly string[] = ['recommendations/data', 'recommendations/step'];

/** Whether this Jetpack has what the recommendations assistant needs. */
export const hasAssistant = (missing: readonly string[]): boolean =>
	!OF_THE_ASSISTANT.some((path) => missing.includes(path));

/** The call of a plugin that may be activated while the page is open. */
const MAY_APPEAR: readonly string[] = ['module/vaultpress/data' satisfies ServerRoute];

const toPattern = (template: string) =>
	template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');

/**
 * Whether a call need not be sent, because its route is missing for as long as the page is open.
 *
 * @param missing Paths below `jetpack/v4/` with parameters in braces, as the page prints them.
 */
export function createRouteCheck(missing: readonly string[]): (path: string) => boolean {
	const patterns = missing.filter((path) => !MAY_APPEAR.includes(path)).map(toPattern);
	const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
	return (path) => patterns.length > 0 && pattern.test(path);
}
