import { judgeRelease } from './releases/table';
import type { Lack } from '@/lib/remote';

/** REST paths below `jetpack/v4/` that some servers no longer have. Features that need one are offered only where it exists. */
export type ServerRoute = 'mobile/send-login-email' | 'module/vaultpress/data';

/** WordPress's code for a call whose route does not exist. */
export const NO_ROUTE = 'rest_no_route';

/** Stands before a path that can be read but not written. */
const WRITING = 'POST ';

/** Whether a site can't answer a call the way a screen needs it. A path that is only read is never printed as "POST path". */
export const isMissing = (missing: readonly string[], path: string): boolean =>
	missing.includes(path) || missing.includes(WRITING + path);

/** Without these, the assistant can neither show nor keep an answer. */
const OF_THE_ASSISTANT: readonly string[] = ['recommendations/data', 'recommendations/step'];

export const hasAssistant = (missing: readonly string[]): boolean =>
	!OF_THE_ASSISTANT.some((path) => isMissing(missing, path));

/** The call belongs to a plugin that may be activated while the page is open. */
const MAY_APPEAR: readonly string[] = ['module/vaultpress/data' satisfies ServerRoute];

/** Routes that need more than Jetpack: a plugin, or a constant of wp-config.php. Their absence is no fault. */
const OPTIONAL: readonly string[] = [...MAY_APPEAR, 'wordads/settings'];

const pathOf = (call: string) => call.replace(WRITING, '');

/** Why a site lacks a call of the client: a path, or "POST path". */
export function findRouteLack(call: string, version: string): Lack {
	const path = pathOf(call);
	if (OPTIONAL.includes(path)) {
		return 'unknown';
	}
	const reasons = { yes: 'release', no: 'site', unknown: 'unknown' } as const;
	return reasons[judgeRelease(version, ({ routes }) => routes.includes(path))];
}

/** The missing routes that this release should have, so something else on the site must have removed them. */
export const listRemovedRoutes = (missing: readonly string[], version: string): string[] =>
	missing.filter((call) => findRouteLack(call, version) === 'site');

/** The file of a plugin has a slash; "all" is no slug, but a route of its own. */
const PARAMETERS: Record<string, string> = { '{file}': '.+', '{slug}': '(?!all$)[^/]+' };

const toPattern = (template: string) =>
	template
		.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
		.replace(/\{\w+\}/g, (name) => PARAMETERS[name] ?? '[^/]+');

/** Why a call isn't sent: its route stays missing as long as the page is open. "POST path" means that only writing is missing. */
export function createRouteCheck(
	missing: readonly string[],
	version: string,
): (path: string, isWrite?: boolean) => Lack | undefined {
	const lacks = missing
		.filter((call) => !MAY_APPEAR.includes(call))
		.map((call) => ({
			isOfWrites: call !== pathOf(call),
			pattern: new RegExp(`^${toPattern(pathOf(call))}$`),
			lack: findRouteLack(call, version),
		}));
	return (path, isWrite = false) =>
		lacks.find(({ pattern, isOfWrites }) => (isWrite || !isOfWrites) && pattern.test(path))?.lack;
}
