import { http, type RequestHandler } from 'msw';
import RecommendationsScreen from '@/screens/recommendations';
import { renderScreen, screen } from '#tests/support/render';
import { REST, type StoreOptions } from '#tests/support/store';
import { Overridden } from '../parts';

/** Renders a page of the assistant over a scenario, with handlers that answer before those of the scenario. */
export const openPage = (page: string, options: StoreOptions = {}, ...handlers: RequestHandler[]) =>
	renderScreen(
		<Overridden handlers={handlers}>
			<RecommendationsScreen />
		</Overridden>,
		{ route: `/recommendations/${page}`, ...options },
	);

export const link = (name: string | RegExp) => screen.getByRole('link', { name });
export const queryLink = (name: string | RegExp) => screen.queryByRole('link', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A handler that holds the scenario's response to a POST until `release()`. */
export function holdPost(path: string) {
	let release = () => undefined as void;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	// A resolver without a response passes the request to the next handler.
	return { release: () => release(), handler: http.post(`${REST}/${path}`, () => released) };
}
