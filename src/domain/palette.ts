import { __, sprintf } from '@wordpress/i18n';
import type { SiteConnection } from '@/domain/connection';
import { resolveTabs } from '@/domain/navigation/resolve-tabs';
import { writeSettingLink } from '@/domain/navigation/setting-link';
import { PRODUCT_KEYS } from '@/domain/products';
import { findRoute, MODULES_PATH } from '@/domain/routes/table';
import { getSettingsTabLabel } from '@/domain/routes/settings-tabs';
import {
	isCardVisible,
	listRows,
	listSearchWords,
	SETTINGS_CARDS,
	type Setting,
	type SettingsCard,
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
	/** Additional search words. */
	keywords: readonly string[];
	/** A path of the app. */
	path: string;
}

const toEntry = (path: string, title: string, keywords: readonly string[] = []): PaletteEntry => ({
	name: `dashboard-for-jetpack${path}`,
	/* translators: %s: name of a screen or of a setting. "Dashboard for Jetpack" is the name of this plugin. */
	label: sprintf(__('%s – Dashboard for Jetpack', 'dashboard-for-jetpack'), title),
	keywords,
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
		...(canManageModules ? [MODULES_PATH, ...PRODUCT_KEYS.map((key) => `/product/${key}`)] : []),
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
			return [toEntry(path, sprintf(__('Settings › %s', 'dashboard-for-jetpack'), title))];
		case 'product':
			/* translators: %s: name of a product, such as "Jetpack Scan". */
			return [toEntry(path, sprintf(__('Products › %s', 'dashboard-for-jetpack'), title))];
		default:
			return [toEntry(path, title)];
	}
}

/** Puts the setting's own name first, because the narrow palette cuts long labels off. */
function describeSetting({ tab, getTitle }: SettingsCard, setting: Setting): PaletteEntry {
	const { id, module, group, getName } = setting;
	const card = getTitle();
	const place = group?.getTitle() ?? card;
	const name = getName();
	const title =
		place === name
			? name
			: sprintf(
					/* translators: 1: name of a setting. 2: name of the card or the group that it stands in. */
					__('%1$s (%2$s)', 'dashboard-for-jetpack'),
					name,
					place,
				);
	return toEntry(writeSettingLink(tab, id), title, [
		card,
		getSettingsTabLabel(tab),
		id,
		module,
		...listSearchWords(setting),
	]);
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
 * Every screen and setting that a user may open, screens first. Before a site is connected, only the
 * privacy settings: the menu has an entry for connecting.
 */
export function listPaletteEntries(facts: PaletteFacts): PaletteEntry[] {
	const entries = [...listPaths(facts).flatMap(describeScreen), ...listSettings(facts)];
	return facts.connection === 'unconnected'
		? entries.filter(({ path }) => path.startsWith('/privacy'))
		: entries;
}
