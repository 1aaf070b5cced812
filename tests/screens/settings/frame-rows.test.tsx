import type { ComponentProps } from 'react';
import { HttpResponse } from 'msw';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { SettingsScreen } from './loaded-screen';

const mockRendered: string[] = [];
const rendered = mockRendered;

/** Records the id of each row that renders. */
jest.mock('@/screens/settings/frame/setting-row', () => {
	const { Profiler } = jest.requireActual('react');
	const place = jest.requireActual('@/screens/settings/frame/setting-row');
	const { SettingRow } = place;
	return {
		...place,
		SettingRow: (props: ComponentProps<typeof SettingRow>) => (
			<Profiler id={props.id} onRender={(id: string) => mockRendered.push(id)}>
				<SettingRow {...props} />
			</Profiler>
		),
	};
});

beforeEach(() => {
	rendered.length = 0;
});

const ACTIVE = ['related-posts', 'sitemaps', 'stats', 'wordads'];
/** A site on which no card sends requests, because a response would render its rows. */
const options = { route: '/traffic', scenario: 'complete', world: { modules: { active: ACTIVE } } };

it('switching an option renders only its own row', async () => {
	const { user } = renderScreen(<SettingsScreen />, options);
	expect(new Set(rendered).size).toBeGreaterThan(15);
	rendered.length = 0;
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	const toggle = screen.getByRole('switch', { name: 'Show a thumbnail image where available' });
	await user.click(toggle);
	release();
	await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
	expect(new Set(rendered)).toEqual(new Set(['show_thumbnails']));
	expect(rendered.length).toBeLessThanOrEqual(3);
});

it('switching a feature renders only its own row and those of its options', async () => {
	const { user } = renderScreen(<SettingsScreen />, options);
	rendered.length = 0;
	const toggle = screen.getByRole('switch', { name: 'Show related content after posts' });
	await user.click(toggle);
	await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
	expect(new Set(rendered)).toEqual(new Set(['related-posts', 'show_headline', 'show_thumbnails']));
});

it('typing a letter renders only its own field', async () => {
	const { user } = renderScreen(<SettingsScreen />, {
		route: '/discussion',
		world: { modules: { active: ['comments'] } },
	});
	rendered.length = 0;
	await user.type(screen.getByRole('textbox', { name: 'Comment form introduction' }), 'ab');
	expect(rendered).toEqual(Array(2).fill('highlander_comment_form_prompt'));
});
