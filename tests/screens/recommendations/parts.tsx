import { useState } from 'react';
import type { RequestHandler } from 'msw';
import RecommendationsScreen from '@/screens/recommendations';
import { renderScreen, screen } from '#tests/support/render';
import { server } from '#tests/support/server';
import type { StoreOptions } from '#tests/support/store';

/** The store that `renderScreen` makes brings its own answers, and the steps ask at once: other answers go in between. */
function Overridden({ handlers }: { handlers: RequestHandler[] }) {
	useState(() => server.use(...handlers));
	return <RecommendationsScreen />;
}

/** A page of the assistant, over the answers of a scenario and those that are given. */
export const openPage = (page: string, options: StoreOptions = {}, ...handlers: RequestHandler[]) =>
	renderScreen(<Overridden handlers={handlers} />, {
		route: `/recommendations/${page}`,
		...options,
	});

export const link = (name: string | RegExp) => screen.getByRole('link', { name });
export const queryLink = (name: string | RegExp) => screen.queryByRole('link', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
