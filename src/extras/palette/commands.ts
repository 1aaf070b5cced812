import type { SettingText } from '@/domain/settings/registry';
import { joinUrl, type SafeUrl } from '@/lib/safe-url';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { browser } from '@/app/browser';
import { findEntries, listPaletteEntries } from './domain/palette';
import type { Act } from './acts';
import { readPrinted } from './read-printed';

/** A command in the format of WordPress's palette (`core/commands`). */
export interface Command {
	name: string;
	label: string;
	/** What WordPress searches instead of the label. */
	searchLabel: string;
	category: 'view' | 'action';
	callback: (palette: { close: () => void }) => void;
}

export interface Commands {
	/** Fetches the acts of this person; none if the site does not answer. */
	loadActs: () => Promise<() => Act[]>;
	find: (typed: string, acts: readonly Act[]) => Command[];
}

type Entry = Omit<Command, 'searchLabel'> & { text: SettingText; isOffer?: true };

/** The styles that come with the acts are copies of the app's. On its page they come first: below a screen's they would overrule what it changes. */
const ACTS = createLoadable(() => {
	const acts = import(/* webpackChunkName: "palette-acts" */ './acts');
	const styles = document.querySelector('link[href*="/palette-acts.css"]');
	if (styles) {
		document.querySelector('[id="dashboard-for-jetpack-css"]')?.before(styles);
	}
	return acts;
});

const NO_ACTS = () => [];

const pageOf = (url: string) => {
	const { pathname, searchParams } = new URL(url);
	return `${pathname} ${searchParams.get('page')}`;
};

/** On the app's own page only the hash changes, so that the app can ask before unsaved changes are lost. */
function open(target: SafeUrl, path: string): void {
	if (pageOf(target) === pageOf(window.location.href)) {
		window.location.hash = path;
	} else {
		browser.navigate(target);
	}
}

const toEntry = ({ id, label, text, run }: Act): Entry => ({
	name: `dashboard-for-jetpack/act/${id}`,
	label,
	text,
	category: 'action',
	callback: ({ close }) => {
		close();
		run();
	},
});

/** The entries that a search finds. WordPress fuzzy-matches them again, and ranks texts that start with the typed one first; ours must survive. */
const toCommands = (
	entries: readonly Entry[],
	typed: string,
	toSearchLabel: (label: string) => string,
): Command[] =>
	findEntries(entries, typed).map(({ text: _text, isOffer: _isOffer, ...command }) => ({
		...command,
		searchLabel: toSearchLabel(command.label),
	}));

/** Creates the palette's commands from the printed data; none if the data is malformed. */
export default function createCommands(json: string): Commands {
	const printed = readPrinted(json);
	if (!printed) {
		return { loadActs: () => Promise.resolve(NO_ACTS), find: () => [] };
	}
	const { page, facts, access } = printed;
	const screens = listPaletteEntries(facts).map(({ path, ...entry }): Entry => {
		const target = joinUrl(page, `#${path}`);
		const callback: Command['callback'] = ({ close }) => {
			// The palette restores the focus as it closes; the setting receives it afterwards.
			close();
			open(target, path);
		};
		return { ...entry, category: 'view', callback };
	});
	return {
		loadActs: async () => {
			if (!access || facts.connection === 'unconnected') {
				return NO_ACTS;
			}
			try {
				return await (
					await ACTS.load()
				)(access);
			} catch {
				return NO_ACTS;
			}
		},
		// Screens come first, although WordPress may sort again: the acts arrive later, and must not move the entry that someone is about to choose.
		find: (typed, acts) => [
			...toCommands(screens, typed, (label) => `${typed} ${label}`.trim()),
			...toCommands(acts.map(toEntry), typed, (label) => `${label} ${typed}`.trim()),
		],
	};
}
