import type { ComponentProps } from 'react';
import { HttpResponse } from 'msw';
import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';

const mockDrawn: string[] = [];
const drawn = mockDrawn;

/** Each row reports when it is drawn. */
jest.mock('@/screens/settings/frame/setting-row', () => {
	const { Profiler } = jest.requireActual('react');
	const place = jest.requireActual('@/screens/settings/frame/setting-row');
	const { SettingRow } = place;
	return {
		...place,
		SettingRow: (props: ComponentProps<typeof SettingRow>) => (
			<Profiler id={props.id} onRender={(id: string) => mockDrawn.push(id)}>
				<SettingRow {...props} />
			</Profiler>
		),
	};
});

beforeEach(() => {
	drawn.length = 0;
});

const ACTIVE = ['related-posts', 'sitemaps', 'stats', 'wordads'];
/** A world in which no card asks for anything: an answer would draw its rows. */
const options = { route: '/traffic', scenario: 'complete', world: { modules: { active: ACTIVE } } };

it('an option that is switched draws its own row and no other', async () => {
	const { user } = renderScreen(<SettingsScreen />, options);
	expect(new Set(drawn).size).toBeGreaterThan(15);
	drawn.length = 0;
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	const toggle = screen.getByRole('switch', { name: 'Show a thumbnail image where available' });
	await user.click(toggle);
	release();
	await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
	expect(new Set(drawn)).toEqual(new Set(['show_thumbnails']));
	expect(drawn.length).toBeLessThanOrEqual(3);
});

it('a feature that is switched draws its own row and those of its options', async () => {
	const { user } = renderScreen(<SettingsScreen />, options);
	drawn.length = 0;
	const toggle = screen.getByRole('switch', { name: 'Show related content after posts' });
	await user.click(toggle);
	await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
	expect(new Set(drawn)).toEqual(new Set(['related-posts', 'show_headline', 'show_thumbnails']));
});

it('a letter that is typed draws its own field and no other', async () => {
	const { user } = renderScreen(<SettingsScreen />, {
		route: '/discussion',
		world: { modules: { active: ['comments'] } },
	});
	drawn.length = 0;
	await user.type(screen.getByRole('textbox', { name: 'Comment form introduction' }), 'ab');
	expect(drawn).toEqual(Array(2).fill('highlander_comment_form_prompt'));
});
