import { __, sprintf } from '@wordpress/i18n';
import type { ModuleMap } from '@/domain/modules/types';
import { BOTH_LISTS, BRUTE_FORCE_LIST } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import { nameModule } from '@/domain/settings/registry';
import { findRelease, judgeRelease, type Lacking } from './table';

/** A WordPress and a PHP; "" where the version isn't known. */
export interface Host {
	wordpress: string;
	php: string;
}

/** A release of Jetpack that WordPress offers to install, newer by one of its first two numbers, because patch releases remove nothing. */
export interface JetpackUpdate {
	version: string;
	/** What it needs, as the plugin directory says. */
	needs: Host;
	has: Host;
}

export interface UpdateFacts {
	update: JetpackUpdate | null;
	modules: ModuleMap;
	settings: SettingsMap;
	/** REST paths below `jetpack/v4/` that the present Jetpack lacks already. */
	missingRoutes: readonly string[];
	/** Whether the present Jetpack has a dashboard of its own. */
	hasDashboard: boolean;
}

/**
 * `problem`: the update's requirements aren't met. `loss`: something in use is removed. `doubt`: it may be removed. `change`: it stays, but
 * differently.
 */
export interface UpdateChange {
	/** Unique. */
	id: string;
	kind: 'problem' | 'loss' | 'doubt' | 'change';
	sentence: string;
}

export interface UpdateView {
	version: string;
	changes: UpdateChange[];
	/** Whether we know this release, so that no other feature in use is removed. */
	isKnown: boolean;
}

/** Lists and maps of lists count if they have an item. */
const hasValue = (value: unknown): boolean =>
	value instanceof Object ? Object.values(value).some(hasValue) : Boolean(value);

/** Whether the update removes something. What the site has now, only a release can remove. */
const KINDS: Record<Lacking, 'loss' | 'doubt' | null> = {
	yes: 'loss',
	unknown: 'doubt',
	no: null,
};

/** Compares two versions of WordPress or PHP by all of their numbers; an unknown version isn't older. */
function isOlder(has: string, needed: string): boolean {
	const numbers = needed.split('.').map(Number);
	const own = has.split('.').map((part) => Number.parseInt(part, 10));
	const index = numbers.findIndex((number, at) => number !== (own[at] ?? 0));
	return (own[index] ?? 0) < (numbers[index] ?? 0);
}

type Kind = UpdateChange['kind'];

const toChange = (id: string, kind: Kind | false | null, sentence: string): UpdateChange[] =>
	kind ? [{ id, kind, sentence }] : [];

function findNeeds({ version, needs, has }: JetpackUpdate): UpdateChange[] {
	const known = findRelease(version)?.needs;
	const products = { wordpress: 'WordPress', php: 'PHP' };
	return (['wordpress', 'php'] as const).flatMap((id) => {
		const needed = needs[id] || known?.[id] || '';
		const sentence = sprintf(
			/* translators: 1: WordPress or PHP; 2: the version that is needed; 3: the version of this site. */
			__('It needs %1$s %2$s or newer. This site has %3$s.'),
			products[id],
			needed,
			has[id],
		);
		return toChange(id, needed !== '' && isOlder(has[id], needed) && 'problem', sentence);
	});
}

const findModules = ({ modules }: UpdateFacts, version: string): UpdateChange[] =>
	Object.values(modules)
		.filter(({ activated }) => activated)
		.flatMap(({ module, name }) => {
			const kind = KINDS[judgeRelease(version, (release) => release.modules.includes(module))];
			const sentence =
				kind === 'loss'
					? /* translators: %s: name of a feature. */
						__('%s is on here. This version no longer has it.')
					: /* translators: %s: name of a feature. */
						__('%s is on here. This version may no longer have it.');
			return toChange(`module ${module}`, kind, sprintf(sentence, nameModule(module, name)));
		});

/** What people use a call for that a release may lack, by its path. */
const getCallSentences = (): Record<string, Record<'loss' | 'doubt', string>> => ({
	'mobile/send-login-email': {
		loss: __('Jetpack no longer emails a link to log in to its app.'),
		doubt: __('Jetpack may no longer email a link to log in to its app.'),
	},
	'recommendations/data': {
		loss: __('The recommendations assistant is gone: Jetpack no longer keeps its answers.'),
		doubt: __('The recommendations assistant may be gone: Jetpack may no longer keep its answers.'),
	},
});

const findCalls = ({ missingRoutes }: UpdateFacts, version: string): UpdateChange[] =>
	Object.entries(getCallSentences())
		.filter(([path]) => !missingRoutes.includes(path))
		.flatMap(([path, sentences]) => {
			const kind = KINDS[judgeRelease(version, ({ routes }) => routes.includes(path))];
			return kind ? toChange(`call ${path}`, kind, sentences[kind]) : [];
		});

/** Settings that are replaced in the release without the firewall's common switch, the only such release in the table. */
function findSettings({ settings }: UpdateFacts, version: string): UpdateChange[] {
	const isSplit =
		BOTH_LISTS in settings &&
		judgeRelease(version, (release) => release.settings.includes(BOTH_LISTS)) === 'yes';
	const sentences: [key: string, sentence: string][] = [
		[
			BOTH_LISTS,
			__(
				"The firewall's switch for IP addresses becomes two: one for blocked addresses, one for allowed ones.",
			),
		],
		[
			BRUTE_FORCE_LIST,
			__(
				"Brute force protection will use the firewall's list of allowed IP addresses. Check that yours are in it.",
			),
		],
	];
	return sentences
		.filter(([key]) => isSplit && hasValue(settings[key]))
		.map(([key, sentence]) => ({ id: `setting ${key}`, kind: 'change', sentence }));
}

const findDashboard = ({ hasDashboard }: UpdateFacts, version: string): UpdateChange[] =>
	toChange(
		'dashboard',
		hasDashboard && KINDS[judgeRelease(version, (release) => !release.hasDashboard)] && 'change',
		__(
			'Jetpack has announced that it will remove its own dashboard. This one stays, and links to the old one lead here.',
		),
	);

/** The changes that a newer Jetpack brings to this site, worst first; null if WordPress offers none. */
export function resolveUpdate(facts: UpdateFacts): UpdateView | null {
	const { update } = facts;
	if (!update) {
		return null;
	}
	const { version } = update;
	const order: Kind[] = ['problem', 'loss', 'doubt', 'change'];
	const changes = [
		...findNeeds(update),
		...findModules(facts, version),
		...findCalls(facts, version),
		...findSettings(facts, version),
		...findDashboard(facts, version),
	].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
	return { version, changes, isKnown: findRelease(version) !== undefined };
}
