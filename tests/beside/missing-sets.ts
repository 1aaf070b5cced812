import { ARRIVALS } from '@/domain/calls/arrivals';
import { LATER_CALLS } from '#tests/support/later-calls';
import { ROUTES } from '@/extras/routes';

/** Routes that a site lacks together, and the screens to look at without them. */
export interface MissingSet {
	name: string;
	routes: readonly string[];
	screens: readonly string[];
}

/** One screen of each kind, because steps and products differ only in their words. */
const KINDS = ROUTES.filter(
	({ path, screen, group }) =>
		screen !== 'none' &&
		(group === 'recommendations'
			? /(site-type|monitor|creative-mail|product-suggestions|summary)$/.test(path)
			: group !== 'product' || /(backup|search)$/.test(path)) &&
		!/^\/(|reconnect|disconnect|connect-user|woo-setup|setup|settings)$/.test(path),
).map(({ path }) => path);

/** The screens that read or write one of the routes; all kinds for routes that no screen names. */
function listScreens(routes: readonly string[]): string[] {
	const readers = Object.entries(ARRIVALS)
		.filter(([, calls]) =>
			calls.some(({ call }) => routes.includes(call.replace(/^jetpack\/v4\/|\?.*$/g, ''))),
		)
		.map(([path]) => path);
	const writers = Object.values(LATER_CALLS)
		.filter((one): boolean => one.routes.some((route) => routes.includes(route)))
		.flatMap(({ screens }) => screens);
	const named = KINDS.filter((path) => [...readers, ...writers].includes(path));
	return named.length > 0 ? named : KINDS;
}

const topicOf = (path: string) => path.split('/')[0]!;

/**
 * The topics of the API, each as a whole, and all routes at once; with `isLong`, also each route separately.
 *
 * @param paths Those of the client, below `jetpack/v4/`.
 */
export function listMissingSets(paths: readonly string[], isLong: boolean): MissingSet[] {
	const topics = [...new Set(paths.map(topicOf))]
		.map((topic) => ({ topic, routes: paths.filter((path) => topicOf(path) === topic) }))
		.filter(({ routes }) => routes.length > 1)
		.map(({ topic, routes }) => ({ name: `${topic}: all`, routes }));
	const single = isLong ? paths.map((path) => ({ name: path, routes: [path] })) : [];
	return [{ name: 'all routes', routes: paths }, ...topics, ...single].map((set) => ({
		...set,
		screens: isLong || set.routes.length === paths.length ? KINDS : listScreens(set.routes),
	}));
}
