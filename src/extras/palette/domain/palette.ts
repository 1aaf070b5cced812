import { __, sprintf } from '@wordpress/i18n';
import type { SiteConnection } from '@/domain/connection';
import { resolveTabs } from '@/domain/navigation/resolve-tabs';
import { writeSettingLink } from '@/domain/navigation/query';
import { PRODUCT_KEYS } from '@/domain/plans/products';
import { findRoute } from '@/domain/routes/table';
import {
	isCardVisible,
	listRows,
	nameFeature,
	readField,
	readQuery,
	readSettingText,
	scoreText,
	SETTINGS_CARDS,
	type Setting,
	type SettingsCard,
	type SettingText,
} from '@/domain/settings/registry';

/** The facts about the site and the user that are available on every admin page. */
export interface PaletteFacts {
	canManageModules: boolean;
	canEditPosts: boolean;
	isLinked: boolean;
	isConnectionOwner: boolean;
	connection: SiteConnection;
	showRecommendations: boolean;
	showBackups: boolean;
	isToolbarAlwaysOn: boolean;
	isInFolder: boolean;
	/** Slugs of the modules that the site has. */
	modules: readonly string[];
	/** Slugs of the active modules. */
	active: readonly string[];
	/** Keys of settings that this server does not know. */
	missingSettings: readonly string[];
}

export interface PaletteEntry {
	/** The entry's id, unique among all plugins. */
	name: string;
	label: string;
	text: SettingText;
	path: string;
	/** Something to buy, which comes last. */
	isOffer?: true;
}

/** The texts of a screen. A search for the plugin's own name finds its screens first, and not the settings that mention it. */
const readTexts = (name: string): SettingText => ({
	names: new Set(),
	fields: [
		[65, readField('Jetpack')],
		[60, readField(name)],
	],
});

const toEntry = (path: string, title: string, text = readTexts(title)): PaletteEntry => ({
	name: `dashboard-for-jetpack${path}`,
	/* translators: %s: name of a screen or of a setting. "Dashboard for Jetpack" is the name of this plugin. */
	label: sprintf(__('%s – Dashboard for Jetpack'), title),
	text,
	path,
});

/** WordPress adds entries for its menu, which has these two screens and the settings as a whole. */
const IN_THE_MENU = ['at-a-glance', 'my-jetpack'];

function listTabs(facts: PaletteFacts): string[] {
	const { modules, active } = facts;
	const tabFacts = {
		...facts,
		pathname: '',
		isPublicizeActive: active.includes('publicize'),
		isPostByEmailActive: active.includes('post-by-email'),
		isAntiSpamActive: false,
		newRecommendations: 0,
		showMyJetpack: false,
		hasModule: (slug: string) => modules.includes(slug),
	};
	return (['dashboard', 'settings'] as const).flatMap((group) => {
		const tabs = resolveTabs({ ...tabFacts, group });
		return tabs.kind === 'none' ? [] : tabs.tabs.map(({ key }) => `/${key}`);
	});
}

function listPaths(facts: PaletteFacts): string[] {
	const { canManageModules, isConnectionOwner, isLinked } = facts;
	return [
		...listTabs(facts).filter((path) => !IN_THE_MENU.includes(path.slice(1))),
		'/privacy',
		...(isConnectionOwner && isLinked ? ['/license/activation'] : []),
		...(canManageModules ? PRODUCT_KEYS.map((key) => `/product/${key}`) : []),
	];
}

function describeScreen(path: string): PaletteEntry[] {
	const route = findRoute(path);
	if (!route) {
		return [];
	}
	const title = route.title();
	switch (route.group) {
		case 'settings':
			/* translators: %s: name of a settings screen, such as "Traffic". */
			return [toEntry(path, sprintf(__('Settings › %s'), title))];
		case 'product': {
			/* translators: %s: name of a product, such as "Jetpack Scan". */
			const label = sprintf(__('Products › %s'), title);
			return [{ ...toEntry(path, label), isOffer: true }];
		}
		default:
			return [toEntry(path, title)];
	}
}

/**
 * Names a feature by its name, and an option by its words and its place. The name is first, because the narrow palette cuts long
 * labels off.
 */
function describeSetting(card: SettingsCard, setting: Setting): PaletteEntry {
	const { id, getGroupTitle, getName } = setting;
	const title = card.getTitle();
	const place = getGroupTitle?.() ?? title;
	const name = nameFeature(setting) || getName();
	const label =
		place === name || name === title
			? name
			: sprintf(
					/* translators: 1: name of a setting. 2: name of the card or the group that it stands in. */
					__('%1$s (%2$s)'),
					name,
					place,
				);
	return toEntry(writeSettingLink(card.tab, id), label, readSettingText(card, setting, {}, {}));
}

function listSettings(facts: PaletteFacts): PaletteEntry[] {
	const isIn = (slugs: readonly string[]) => (slug: string) => slugs.includes(slug);
	const isMissing = isIn(facts.missingSettings);
	const seen = {
		...facts,
		hasModule: isIn(facts.modules),
		hasKey: (key: string) => !isMissing(key),
		isModuleOn: isIn(facts.active),
	};
	return SETTINGS_CARDS.filter((card) => isCardVisible(card, seen)).flatMap((card) =>
		// A link to a setting shows it even where it is hidden while its feature is off.
		listRows(card, { ...seen, isOn: () => true, isFound: () => true }).map((setting) =>
			describeSetting(card, setting),
		),
	);
}

/**
 * Every screen and setting that a user may open, screens first, products last. Before a site is connected, only the
 * privacy settings: the menu has an entry for connecting.
 */
export function listPaletteEntries(facts: PaletteFacts): PaletteEntry[] {
	const screens = listPaths(facts).flatMap(describeScreen);
	const entries = [
		...screens.filter(({ isOffer }) => !isOffer),
		...listSettings(facts),
		...screens.filter(({ isOffer }) => isOffer),
	];
	return facts.connection === 'unconnected'
		? entries.filter(({ path }) => path.startsWith('/privacy'))
		: entries;
}

/**
 * The entries that a search finds, the closest first and products last, by the rules of the search in the settings (FIND-14). WordPress's own search
 * would find the letters of a term scattered over long texts.
 */
export function findEntries<T extends Pick<PaletteEntry, 'text' | 'isOffer'>>(
	entries: readonly T[],
	typed: string,
): T[] {
	const query = readQuery(typed);
	return entries
		.map((entry) => ({ entry, score: scoreText(entry.text, query) }))
		.filter(({ score }) => score > 0)
		.sort(
			(one, other) =>
				Number(one.entry.isOffer ?? false) - Number(other.entry.isOffer ?? false) ||
				other.score - one.score,
		)
		.map(({ entry }) => entry);
}
