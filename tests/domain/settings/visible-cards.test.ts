import {
	getCard,
	getSetting,
	isFolderAddress,
	isOnSite,
	listRows,
	type SiteFacts,
	cardsOf,
	isCardVisible,
	type CardFacts,
} from '@/domain/settings/registry';
import { TAB_CONDITIONS } from '@/domain/settings/tabs';

const ROOT: SiteFacts = { hasModule: () => true, hasKey: () => true, isInFolder: false };
const FOLDER: SiteFacts = { ...ROOT, isInFolder: true };

it.each([
	['example.org', false],
	['127.0.0.1:9400', false],
	['example.org::blog', true],
	['example.org::blog::more', true],
])('TRAFFIC-11 detects whether %s is in a folder: %s', (rawUrl, expected) => {
	expect(isFolderAddress(rawUrl)).toBe(expected);
});

it('TRAFFIC-11 hides only ads.txt in a folder', () => {
	const rowsOn = (site: SiteFacts) =>
		listRows(getCard('ads'), {
			...site,
			canManageModules: true,
			isOn: () => true,
			isFound: () => true,
		}).map(({ id }) => id);
	const gone = rowsOn(ROOT).filter((id) => !rowsOn(FOLDER).includes(id));
	expect(gone).toEqual(['wordads_custom_adstxt_enabled', 'wordads_custom_adstxt']);
	expect(isOnSite(getSetting('wordads_custom_adstxt'), { ...ROOT, hasModule: () => false })).toBe(
		false,
	);
});

const FACTS: CardFacts = {
	canManageModules: true,
	canEditPosts: true,
	showBackups: true,
	isToolbarAlwaysOn: false,
	isInFolder: false,
	hasModule: () => true,
	hasKey: () => true,
	isModuleOn: () => false,
};

const titlesFor = (facts: Partial<CardFacts>) =>
	cardsOf('writing')
		.filter((card) => isCardVisible(card, { ...FACTS, ...facts }))
		.map(({ getTitle }) => getTitle());

it.each([
	['manager', {}, 7],
	['manager whose toolbar is always on', { isToolbarAlwaysOn: true }, 6],
])('WRITING-03 WRITING-07 a %s sees all cards in order', (_who, facts, count) => {
	expect(titlesFor(facts)).toEqual(
		[
			'Media',
			'Composing',
			'Custom content types',
			'Theme enhancements',
			'Widgets',
			'Post by email',
			'WordPress.com toolbar',
		].slice(0, count),
	);
});

const PUBLISHER = { canManageModules: false };

it.each<[string, Partial<CardFacts>, string[]]>([
	['post by email off', PUBLISHER, ['Composing']],
	['post by email on', { ...PUBLISHER, isModuleOn: () => true }, ['Composing', 'Post by email']],
	['none of the modules', { ...PUBLISHER, hasModule: () => false }, []],
	['no right to edit', { ...PUBLISHER, canEditPosts: false, isModuleOn: () => true }, []],
])('WRITING-04 WRITING-05 SETGEN-08 a publisher with %s sees %j', (_title, facts, titles) => {
	expect(titlesFor(facts)).toEqual(titles);
});

it.each([
	['Media', 'carousel'],
	['Composing', 'copy-post latex markdown shortcodes blocks'],
	['Theme enhancements', 'custom-css infinite-scroll'],
	['WordPress.com toolbar', 'masterbar'],
	['Custom content types', 'custom-content-types'],
	['Post by email', 'post-by-email'],
	['Widgets', 'widgets widget-visibility'],
])('WRITING-01 the card %s is shown by each of the modules %s alone', (title, slugs) => {
	const shown = slugs.split(' ').map((slug) => titlesFor({ hasModule: (one) => one === slug }));
	expect(shown).toEqual(shown.map(() => [title]));
});

it('WRITING-01 shows no card without the modules of the tab', () => {
	expect(titlesFor({ hasModule: () => false })).toEqual([]);
	expect(titlesFor({ hasModule: (module) => module === 'monitor' })).toEqual([]);
});

const SLUGS = ['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress'];

it.each(SLUGS)(
	'SETPERF-03 NAV-21 the module %s alone shows the tab if the screen has a card for it',
	(slug) => {
		const hasCard = cardsOf('performance').some((card) =>
			isCardVisible(card, {
				...FACTS,
				hasModule: (module) => module === slug,
				isModuleOn: () => true,
			}),
		);
		expect(TAB_CONDITIONS.performance?.includes(slug)).toBe(hasCard);
		expect(hasCard).toBe(slug !== 'carousel');
	},
);
