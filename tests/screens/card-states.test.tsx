import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '#fixtures/parts/cards';
import { Loads } from '#fixtures/parts/cards/loads';
import {
	createStateHandlers,
	isHeld,
	type Card,
	type CardState,
} from '#fixtures/parts/define-card';
import { HOME, pageDataOf } from '#fixtures/build';
import { buildTestWorld, readFixture } from '#tests/support/fixtures';
import { act, fireEvent, renderScreen } from '#tests/support/render';
import { server } from '#tests/support/server';
import { useAppDispatch } from '@/state/store/hooks';
import { useState, type ReactNode } from 'react';
import { readScripts } from '../lint/source';

const ROOT = `${HOME}/wp-json/`;

/** The cards that show what others have loaded. */
const LOADED_BY_OTHERS = /^(?:app|screens\/(?:dashboard|my-plan))\//;

/** Calls that are under way, except those that a state holds. */
const pending = new Set<string>();

/** Adds a state's answers after those of the store, and prepares the store, but before the card sends its first request. */
function Prepared({ state, children }: { state: CardState; children: ReactNode }) {
	const dispatch = useAppDispatch();
	useState(() => {
		server.use(...createStateHandlers(state, ROOT));
		return state.prepare && dispatch(state.prepare);
	});
	return children;
}

/** The HTML and the text of a card and of its open dialog, which is outside the container. */
function readDrawn(container: HTMLElement) {
	const roots = [container, ...document.querySelectorAll('body > .jp-layer')];
	return {
		html: roots.map(({ innerHTML }) => innerHTML).join(''),
		text: roots.map(({ textContent }) => textContent).join(''),
	};
}

/** Waits until all calls are answered and six rounds have changed nothing: a chunk may load another one, which then calls. */
async function settle() {
	let isChanged = false;
	const observer = new MutationObserver(() => (isChanged = true));
	const every = { subtree: true, childList: true, characterData: true, attributes: true };
	observer.observe(document.body, every);
	for (let same = -1; same < 6; isChanged = false) {
		await act(() => new Promise((resolve) => setTimeout(resolve, 4)));
		same = pending.size === 0 && !isChanged ? same + 1 : 0;
	}
	observer.disconnect();
}

/** @return The HTML without generated ids, and the text. */
async function drawState({ component: Component, file, route }: Card, state: CardState) {
	server.events.removeAllListeners();
	pending.clear();
	server.events.on('request:start', ({ request, requestId }) => {
		if (!isHeld(state, request)) {
			pending.add(requestId);
		}
	});
	server.events.on('request:end', ({ requestId }) => pending.delete(requestId));
	const { scenario, world } = state;
	const pageData = state.reprint?.(pageDataOf(buildTestWorld({ scenario, world }), readFixture));
	const { container, unmount } = renderScreen(
		<Prepared state={state}>
			{LOADED_BY_OTHERS.test(file) && <Loads />}
			<Component />
		</Prepared>,
		{ scenario, world, pageData, route: state.route ?? route },
	);
	await settle();
	for (const selector of state.clicks ?? []) {
		const control = document.querySelector(selector);
		expect([selector, control]).toEqual([selector, expect.any(Element)]);
		fireEvent.click(control!);
		await settle();
	}
	const { html, text } = readDrawn(container);
	unmount();
	return { text, html: html.replace(/:r\w+:/g, '') };
}

// The clock of the pictures: the fixtures end on this day.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 31, 12)));
afterEach(() => server.events.removeAllListeners());

it.each(CARDS)('$name looks different in each state', async (card) => {
	const { states } = card;
	const pages = new Map<string, string>();
	const texts = new Map<string, string>();
	for (const [name, state] of Object.entries(states)) {
		const { html, text } = await drawState(card, state);
		expect([name, text === '']).toEqual([name, state.isHidden ?? false]);
		pages.set(name, html);
		texts.set(name, text);
	}
	for (const [name, { sameWordsAs }] of Object.entries(states)) {
		const alike = [...texts.keys()].filter(
			(other) =>
				other !== name &&
				texts.get(name) !== '' &&
				texts.get(other) === texts.get(name) &&
				!states[other]?.sameWordsAs,
		);
		expect([name, ...alike]).toEqual(sameWordsAs ? [name, sameWordsAs] : [name]);
		expect(pages.get(name)).not.toBe(pages.get(sameWordsAs ?? ''));
	}
});

it.each(CARDS)('$name has the file that the gallery shows', ({ file }) => {
	expect(existsSync(join(__dirname, '../../src', file))).toBe(true);
});

it('every card of At a Glance is in the gallery', () => {
	const list = readScripts('src/screens/dashboard').get('src/screens/dashboard/cards.tsx') ?? '';
	const components = [...list.matchAll(/^\t'?[\w-]+'?: (\w+),$/gm)].map(([, name]) => name);
	expect(components.length).toBeGreaterThan(15);
	expect(CARDS.map(({ name }) => name)).toEqual(
		expect.arrayContaining([...components, 'StatsCard']),
	);
});
