import type { ComponentType } from 'react';
import type { RouteChunk, ScreenName } from '@/domain/route-chunks';
import type { RouteScreen } from '@/domain/routes/types';
import { SCREENS } from '@/app/routes/screens';
import type { Loadable } from '@/ui/loadable/create-loadable';

const { licensing: _licensing, ...withoutOne } = SCREENS;

/** Every screen that a route can name is one of those that have chunks. */
const isNamed = (screen: Exclude<RouteScreen, 'none'>): ScreenName => screen;

describe('the screens of the app', () => {
	it('are all those that have chunks, or do not compile', () => {
		const all: Record<ScreenName, Loadable<ComponentType>> = SCREENS;
		// @ts-expect-error A screen that is loaded by nothing must not compile.
		const some: Record<ScreenName, Loadable<ComponentType>> = withoutOne;
		expect(Object.keys(all)).toContain(isNamed('licensing'));
		expect(Object.keys(some)).not.toContain('licensing');
	});

	it('have chunks that are named in one table', () => {
		const chunk: RouteChunk = 'settings-traffic';
		// @ts-expect-error There is no such chunk.
		const unknown: RouteChunk = 'settings-trafic';
		expect(chunk).not.toBe(unknown);
	});
});
