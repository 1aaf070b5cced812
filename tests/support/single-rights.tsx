import type { ReactElement } from 'react';
import { renderScreen, within } from './render';
import { createTestStore, type StoreOptions, type TestStore } from './store';

/** The right that an editor has in addition to their own. */
export type SingleRight = 'options' | 'modules';

const VIEWERS: [right: SingleRight, viewer: string][] = [
	['options', 'options-only'],
	['modules', 'modules-only'],
];

const asViewer = (viewer: string, { world, ...options }: StoreOptions): StoreOptions => ({
	...options,
	world: { ...world, viewer },
});

/**
 * Tells who sees something: an editor with only manage_options, or one with only manage_modules. Administrators have both rights and editors neither,
 * so a screen that checks the wrong one looks right for them.
 */
export function seenInStore(
	isSeen: (state: ReturnType<TestStore['store']['getState']>) => boolean,
	options: StoreOptions = {},
): SingleRight[] {
	return VIEWERS.filter(([, viewer]) =>
		isSeen(createTestStore(asViewer(viewer, options)).store.getState()),
	).map(([right]) => right);
}

/** Renders the same for both, side by side. */
export function renderForBoth(ui: ReactElement, options: StoreOptions & { route?: string } = {}) {
	const { route } = options;
	const views = VIEWERS.map(([right, viewer]) => {
		const { container, store } = renderScreen(ui, { ...asViewer(viewer, options), route });
		return { right, page: within(container), store };
	});
	return (isSeen: (view: (typeof views)[number]) => boolean): SingleRight[] =>
		views.filter(isSeen).map(({ right }) => right);
}
