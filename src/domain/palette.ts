import { __, sprintf } from '@wordpress/i18n';
import type { SiteConnection } from '@/domain/connection';
import { resolveTabs, writeSettingLink } from '@/domain/navigation';
import { PRODUCT_KEYS } from '@/domain/products';
import { findRoute, getSettingsTabLabel } from '@/domain/routes';
import {
	isCardVisible,
	listRows,
	listSearchWords,
	SETTINGS_CARDS,
	type Setting,
	type SettingsCard,
} from '@/domain/settings/registry';

/** What is known of site and person on every page of the admin. */
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
	/** Slugs of those that are on. */
	active: readonly string[];
}

export interface PaletteEntry {
	/** Its own among the entries of all plugins. */
	name: string;
	label: string;
	/** Further words by which it is found. */
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

/** WordPress makes entries of its menu by itself, where these two screens and the settings as a whole are. */
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
			return [toEntry(path, sprintf(__('Settings › %s', 'dashboard-for-jetpack'), title))];
		case 'product':
			/* translators: %s: name of a product, such as "Jetpack Scan". */
			return [toEntry(path, sprintf(__('Products › %s', 'dashboard-for-jetpack'), title))];
		default:
			return [toEntry(path, title)];
	}
}

/** Its own name first: the palette is narrow, and cuts off what is too long. */
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
	const seen = { ...facts, hasModule: isIn(facts.modules), isModuleOn: isIn(facts.active) };
	return SETTINGS_CARDS.filter((card) => isCardVisible(card, seen)).flatMap((card) =>
		// What stands only while its feature is on is shown to whoever is led to it.
		listRows(card, { ...seen, isOn: () => true, isFound: () => true }).map((setting) =>
			describeSetting(card, setting),
		),
	);
}

/**
 * Every screen and every setting that a person may reach, screens first. Before a site is connected that is
 * the way to connect it, which the menu leads to, and what is done with people's data.
 */
export function listPaletteEntries(facts: PaletteFacts): PaletteEntry[] {
	const entries = [...listPaths(facts).flatMap(describeScreen), ...listSettings(facts)];
	return facts.connection === 'unconnected'
		? entries.filter(({ path }) => path.startsWith('/privacy'))
		: entries;
}
