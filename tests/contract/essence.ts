import type { StatsData } from '@/domain/stats';
import { isMap } from '@/lib/values';

/** Addresses, names and times, which may differ between the plugin and the fixtures. */
const OWN = new Set([
	...['adminUrl', 'authorizeUrl', 'bootstrapPath', 'iconUrl', 'searchConsoleUrl', 'url'],
	...['avatar', 'gravatar', 'id', 'name', 'title', 'extra', 'value', 'scannedAt'],
	...['description', 'longDescription', 'shortDescription', 'message', 'invalidKeyMessage'],
]);

function withoutOwn(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map(withoutOwn);
	}
	if (!isMap(value)) {
		return value;
	}
	const kept = Object.entries(value).filter(([key]) => !OWN.has(key));
	return Object.fromEntries(kept.map(([key, member]) => [key, withoutOwn(member)]));
}

/** The plugin and the fixtures generate different numbers, so only their presence is compared. */
function shapeOfStats(value: unknown): unknown {
	const { summary, series, errors } = value as StatsData;
	const lengths = Object.entries(series).map(([range, visits]) => [range, visits?.length ?? null]);
	return { hasSummary: summary !== null, series: Object.fromEntries(lengths), errors };
}

/** Plugins included in WordPress depend on its release. */
function withoutBundled(value: unknown): unknown {
	const { 'hello.php': _dolly, ...plugins } = value as Record<string, Record<string, unknown>>;
	return Object.fromEntries(
		Object.entries(plugins).map(([file, { isActive }]) => [file, isActive]),
	);
}

const keysOf = (value: unknown) => Object.keys(value as object);

const kindOf = (value: unknown) => typeof value;

/** A site's categories depend on its posts, and only newer releases of Jetpack list them. */
const withAnyCategories = (value: unknown) =>
	withoutOwn(isMap(value) && value.categories ? { ...value, categories: [] } : value);

const ESSENCES: Record<string, (value: unknown) => unknown> = {
	'connection/url': kindOf,
	plugins: withoutBundled,
	settings: withAnyCategories,
	'plugin/{file}': keysOf,
	'search/stats': keysOf,
	'wp/v2/posts?per_page=100': kindOf,
	'wp/v2/media': kindOf,
	'module/stats/data?range=day': shapeOfStats,
	'module/stats/data?range=week': shapeOfStats,
	'module/stats/data?range=month': shapeOfStats,
};

/** The part of a call's data that must be the same in the plugin and the fixtures. */
export function essenceOf(name: string, value: unknown): unknown {
	return (ESSENCES[name] ?? withoutOwn)(value);
}
