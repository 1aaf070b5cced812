import { __, _n, sprintf } from '@wordpress/i18n';
import { groupBy } from '@/lib/groups';
import type { IgnoredLines } from './read';
import {
	choicesOf,
	describeOnSite,
	findLack,
	listSiteEntries,
	nameEntry,
	type FileFacts,
	type SiteEntry,
} from '@/domain/settings/file/site-entries';
import {
	MOST_LISTED,
	findOwnKey,
	findPortableSetting,
	isSameFileValue,
	type PortableSetting,
} from '@/domain/settings/file/values';
import type { FileValues } from './write';

export interface NamedValue {
	value: unknown;
	label: string;
}

export interface PlannedChange extends Pick<SiteEntry, 'key' | 'name' | 'place' | 'tab'> {
	from: NamedValue;
	to: NamedValue;
}

/** A difference that can't be applied. */
export interface BlockedChange extends Omit<PlannedChange, 'tab' | 'from'> {
	reason: string;
}

export interface FilePlan {
	changes: PlannedChange[];
	blocked: BlockedChange[];
	/** The number of values that the site has already. */
	sameCount: number;
}

/** Why a value doesn't fit the site, although its setting can be changed; "" if it does. */
function findMisfit(facts: FileFacts, setting: PortableSetting, value: unknown): string {
	if (setting.kind === 'choice') {
		const choices = choicesOf(facts, setting);
		const isOffered =
			choices.kind === 'open' && typeof value === 'string' && Object.hasOwn(choices.options, value);
		return isOffered ? '' : __("This site doesn't offer this choice.");
	}
	if (Array.isArray(value)) {
		const unknown = value.filter(
			(slug: string) => slug !== 'administrator' && !Object.hasOwn(facts.roles, slug),
		);
		return unknown.length === 0
			? ''
			: sprintf(
					/* translators: %s: names of user roles. */
					__("This site doesn't have these roles: %s"),
					unknown.join(', '),
				);
	}
	return '';
}

/** Why a value can't be applied; "" if it can. */
function findReason(
	facts: FileFacts,
	key: string,
	value: unknown,
	entry: SiteEntry | undefined,
): string {
	const setting = findPortableSetting(key);
	if (!facts.canManageModules) {
		return __("You don't have permission to change this.");
	}
	if (!entry) {
		const lack = setting ? '' : findLack(facts, key);
		return lack || __("This site's Jetpack doesn't have this.");
	}
	return (
		findLack(facts, setting?.module ?? key, setting) ||
		(setting ? findMisfit(facts, setting, value) : '')
	);
}

/**
 * The changes that a file makes on a site, and its entries that can't be applied, with the reasons. The same rules as those of the screens
 * decide (`resolveModuleLock`, `resolveSettingState`).
 */
export function planFile({ modules, settings }: FileValues, facts: FileFacts): FilePlan {
	const entries = new Map(listSiteEntries(facts).map((entry) => [entry.key, entry]));
	const plan: FilePlan = { changes: [], blocked: [], sameCount: 0 };
	const named = (key: string, value: unknown): NamedValue => ({
		value,
		label: describeOnSite(facts, key, value),
	});
	// A file may have the blocks as a module, and as an option that isn't theirs on this site.
	const others = Object.entries(settings).filter(
		([key]) => !Object.hasOwn(modules, findOwnKey(key, facts.settings)),
	);
	for (const [key, value] of [...Object.entries(modules), ...others]) {
		const entry = entries.get(key);
		const setting = findPortableSetting(key);
		// A module that the site lacks is off.
		const isSame = entry
			? isSameFileValue(setting, entry.value, value)
			: !setting && value === false && facts.canManageModules;
		if (isSame) {
			plan.sameCount++;
			continue;
		}
		const reason = findReason(facts, key, value, entry);
		const to = named(key, value);
		if (reason || !entry) {
			plan.blocked.push({ key, ...nameEntry(facts, key), to, reason });
		} else {
			const { name, place, tab } = entry;
			const from = named(key, entry.value);
			plan.changes.push({ key, name, place, tab, from, to });
		}
	}
	return plan;
}

/** The entries of a file that can't be applied: the first ones, and how many there are in all. */
export function listRest(
	{ blocked }: FilePlan,
	{ ignored, ignoredCount }: IgnoredLines,
): {
	first: (Pick<BlockedChange, 'key' | 'name' | 'reason'> & { to?: NamedValue })[];
	count: number;
} {
	const lines = ignored.map(({ key, reason }) => ({ key: `ignored ${key}`, name: key, reason }));
	return {
		first: [...blocked, ...lines].slice(0, MOST_LISTED),
		count: blocked.length + ignoredCount,
	};
}

/** How many entries are not listed; "" if all are. */
export const describeMore = (count: number): string =>
	count > 0
		? sprintf(
				/* translators: %d: number of settings that are not listed. */
				_n('and %d more', 'and %d more', count),
				count,
			)
		: '';

export function writePlanText(plan: FilePlan, lines: IgnoredLines): string {
	const changes = groupBy(plan.changes, ({ place }) => place).flatMap(([place, entries]) => [
		'',
		place,
		...entries.map(({ name, from, to }) => `- ${name}: ${from.label} → ${to.label}`),
	]);
	const { first, count } = listRest(plan, lines);
	const more = describeMore(count - first.length);
	const rest = [
		...first.map(({ name, reason }) => `- ${name}: ${reason}`),
		...(more ? [`- ${more}`] : []),
	];
	const left = count > 0 ? ['', __("Can't be applied"), ...rest] : [];
	return [__('Changes to the Jetpack settings'), ...changes, ...left].join('\n');
}
