import { __, sprintf } from '@wordpress/i18n';
import { nameAuthor, type CodeAuthor } from '@/domain/modules/deciders';
import { groupBy } from '@/lib/groups';
import { isSwitchedOn, keysOf } from '@/lib/values';
import { withHost } from '@/lib/brand';
import type { Change } from '@/domain/settings/change';
import { hasValues } from '@/domain/settings/undo';
import type { HistoryEntry } from './entry';
import {
	describeOnSite,
	findOwner,
	nameEntry,
	type FileFacts,
} from '@/domain/settings/file/site-entries';
import {
	findPortableSetting,
	isSameFileValue,
	isStorable,
	toFileValue,
} from '@/domain/settings/file/values';

/** The ways through which a site is changed, as `php-stub/extras/changes/class-origin.php` tells them apart. */
const SOURCE_TEXTS = {
	dashboard: () => __('Changed in this dashboard.'),
	jetpack: () => __("Changed on Jetpack's own screens."),
	rest: () => __('Changed through the REST API.'),
	admin: () => __('Changed in the WordPress admin.'),
	clock: () => __('Put back automatically.'),
	cli: () => __('Changed with WP-CLI.'),
	cron: () => __('Changed by a scheduled task.'),
	xmlrpc: () => __('Changed through XML-RPC.'),
	provider: () =>
		withHost(
			/* translators: %s: the name of the host. */
			__('Changed from %s.'),
		),
	update: () => __('Changed during an update.'),
	visit: () => __('Changed while somebody visited the site.'),
	erased: () => __('The name of the person was erased.'),
	other: () => '',
} satisfies Record<string, () => string>;

type Source = keyof typeof SOURCE_TEXTS;
export const SOURCES: readonly Source[] = keysOf(SOURCE_TEXTS);

/** A change in the site's record, with values in the form of a file; null was not saved. */
export interface SiteChange extends Change {
	id: number;
	/** Epoch milliseconds. */
	at: number;
	/** The changes of one request have the same one. */
	request: string;
	/** 0 for a program. */
	userId: number;
	/** "" for a program, and for a user who was deleted. */
	login: string;
	source: Source;
	/** The code of a plugin or theme that made the change. */
	author: CodeAuthor | null;
}

export interface SiteRecord {
	isOn: boolean;
	/** The newest first. */
	changes: readonly SiteChange[];
}

/** The changes of one save, by this browser or in the site's record. */
export interface Save extends HistoryEntry {
	/** Only in the record. */
	id?: number;
	/** How they were made, in sentences. */
	origin?: readonly string[];
}

/** How many changes a site keeps. */
export const MOST_CHANGES = 500;

function describeOrigin({ source, author }: SiteChange): string[] {
	const code =
		author &&
		/* translators: %s: a plugin, a theme or a file. */
		sprintf(__('Changed by code in %s.'), nameAuthor(author));
	return [SOURCE_TEXTS[source](), code ?? ''].filter(Boolean);
}

function nameUser({ userId, login }: SiteChange): string {
	return login !== '' || userId === 0
		? login
		: /* translators: %d: number of a user. */
			sprintf(__('user %d, who was deleted'), userId);
}

/** A value, or what the site uses where none is saved. Undefined if that is not known. */
function resolveValue({ modules }: FileFacts, key: string, value: unknown): unknown {
	const setting = findPortableSetting(key);
	if (!setting || value !== null) {
		return value;
	}
	const option = modules[setting.module]?.options[key];
	if (setting.kind === 'switch') {
		// Jetpack reads a switch without a default as off.
		return isSwitchedOn(option?.initial);
	}
	return option && toFileValue(setting, option.initial);
}

/** The changes of one module or setting as one, from the first value to the last; undefined if the last is the first. */
function joinChanges(changes: readonly SiteChange[], facts: FileFacts): Change[] {
	const [last] = changes;
	const key = last?.key ?? '';
	const before = resolveValue(facts, key, changes.at(-1)?.before);
	const after = resolveValue(facts, key, last?.after);
	if (!changes.every(hasValues) || !isStorable(key, before) || !isStorable(key, after)) {
		return [{ key }];
	}
	return isSameFileValue(findPortableSetting(key), before, after) ? [] : [{ key, before, after }];
}

/** The changes of one request. One that ended where it began is left out, and one of Jetpack's own that comes with its module. */
function listJoined(all: readonly SiteChange[], facts: FileFacts): Change[] {
	const joined = groupBy(all, ({ key }) => key).flatMap(([, same]) => joinChanges(same, facts));
	const slugs = joined.filter(hasValues).map(({ key }) => key);
	return joined.filter(({ key }) => !slugs.includes(findOwner(facts, key) ?? ''));
}

/** The record as a history: the changes of a request are one entry. */
const listRecorded = (changes: readonly SiteChange[], facts: FileFacts): Save[] =>
	groupBy(changes, ({ request }) => request).flatMap(([, all]) => {
		const joined = listJoined(all, facts);
		const [newest] = all;
		return newest && joined.length > 0
			? [
					{
						id: newest.id,
						at: newest.at,
						by: nameUser(newest),
						changes: joined,
						origin: describeOrigin(newest),
					},
				]
			: [];
	});

/** All known saves, the newest first: those in the site's record while it is on, and what this browser saved before it began. */
export function listSaves(
	record: SiteRecord | null,
	history: readonly HistoryEntry[],
	facts: FileFacts,
): readonly Save[] {
	if (!record?.isOn) {
		return history;
	}
	const begin = record.changes.at(-1)?.at ?? Infinity;
	return [...listRecorded(record.changes, facts), ...history.filter(({ at }) => at < begin)];
}

/** A cell that no program for tables takes for a formula. */
const writeCell = (text: string) =>
	`"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The saves as a table in CSV (RFC 4180). */
export function writeSaves(saves: readonly Save[], facts: FileFacts): string {
	const titles = [
		__('Time'),
		__('Person'),
		__('Origin'),
		__('Key'),
		__('Setting'),
		__('Before'),
		__('After'),
	];
	const rows = saves.flatMap(({ at, by, origin = [], changes }) =>
		changes.map((change) => [
			new Date(at).toISOString(),
			by,
			origin.join(' '),
			change.key,
			nameEntry(facts, change.key).name,
			...(hasValues(change)
				? [change.before, change.after].map((value) => describeOnSite(facts, change.key, value))
				: Array<string>(2).fill(__('Not kept'))),
		]),
	);
	return [titles, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}
