import type { ReactNode } from 'react';
import {
	indexSettings,
	searchSettings,
	SETTINGS_CARDS,
	type SettingsCard,
} from '@/domain/settings/registry';
import { CardStack } from '@/screens/settings/card-stack';
import { SettingsSearchContext } from '@/screens/settings/frame/search-context';
import { cardIdOf } from '@/screens/settings/frame/setting-row';
import { buildPageData } from '#tests/support/fixtures';
import { renderScreen, screen, waitFor } from '#tests/support/render';

/** Finds every setting and marks every text as a whole, so that a text without a mark never reaches the marks. */
const SEARCH = {
	term: 'everything',
	found: new Set<string>(SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => id))),
	mark: (text: string): ReactNode => <mark>{text}</mark>,
};

/** Controls, the site's own posts and addresses, and the label of a preview. */
const WITHOUT_MARKS = 'mark, button, option, textarea, bdi, figcaption, [dir="ltr"]';

/** Texts about a state of the site or of a control, and links to an action; none of them describes a setting. */
const STATES = [
	/^Settings$/,
	/ to change this\.$/,
	/^Your plan (?:doesn't include|includes) /,
	/^Administrators always see your stats\.$/,
	/^Your current IP:/,
	/^Included in your plan$/,
	/^Go to this setting$/,
	/^Unavailable in Offline Mode/,
	/^You have used your free video\./,
	/^View your backups$/,
	/^No security threats found\./,
	/^Learn more$/,
	/^\(opens in a new tab\)$/,
];

function listUnmarked(element: Element): string[] {
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const texts = new Set<string>();
	while (walker.nextNode()) {
		const { textContent, parentElement } = walker.currentNode;
		const text = textContent?.trim() ?? '';
		if (!parentElement?.closest(WITHOUT_MARKS) && !STATES.some((state) => state.test(text))) {
			texts.add(text);
		}
	}
	return [...texts];
}

const index = indexSettings(buildPageData().modules);

/** Whether a word of the text finds a setting of the card. */
function findsCard(card: SettingsCard, text: string): boolean {
	const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 2);
	return words.some((word) => searchSettings(index, word).some((hit) => hit.card.id === card.id));
}

const render = (scenario: string) =>
	renderScreen(
		<SettingsSearchContext.Provider value={SEARCH}>
			{SETTINGS_CARDS.map((card) => (
				<CardStack key={card.id} tab={card.tab} cards={[card]} />
			))}
		</SettingsSearchContext.Provider>,
		{ scenario },
	);

const listAll = () =>
	SETTINGS_CARDS.flatMap((card) => {
		const element = document.getElementById(cardIdOf(card.id));
		return element
			? listUnmarked(element)
					.filter((text) => findsCard(card, text))
					.map((text) => `${card.id}: ${text}`)
			: [`${card.id} is not rendered`];
	});

it.each(['free', 'complete', 'security', 'offline'])(
	'FIND-14 each text of a card that finds one of its settings can be marked, in %s',
	async (scenario) => {
		render(scenario);
		await screen.findAllByRole('region');
		await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
		expect(listAll()).toEqual([]);
	},
);
