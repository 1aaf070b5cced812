import type { ComponentType } from 'react';
import type { RouteChunk, ScreenName } from '@/domain/routes/chunks';
import type { RouteScreen } from '@/domain/routes/types';
import { SCREENS } from '@/app/routes/screens';
import type { Loadable } from '@/ui/loadable/create-loadable';

const { licensing: _licensing, ...withoutOne } = SCREENS;

/** Compiles because every screen of a route has a chunk. */
const isNamed = (screen: Exclude<RouteScreen, 'none'>): ScreenName => screen;

describe('screens of the app', () => {
	it('compile only if each has a chunk', () => {
		const all: Record<ScreenName, Loadable<ComponentType>> = SCREENS;
		// @ts-expect-error A screen without a loader must not compile.
		const some: Record<ScreenName, Loadable<ComponentType>> = withoutOne;
		expect(Object.keys(all)).toContain(isNamed('licensing'));
		expect(Object.keys(some)).not.toContain('licensing');
	});

	it('have chunks whose names compile only if they are in the table', () => {
		const chunk: RouteChunk = 'settings-traffic';
		// @ts-expect-error There is no such chunk.
		const unknown: RouteChunk = 'settings-trafic';
		expect(chunk).not.toBe(unknown);
	});
});
