import { HttpResponse } from 'msw';
import { hold } from '#tests/app/support/hold';
import { fireEvent, waitFor, within } from '#tests/support/render';
import { getCard, openTraffic, stay, withActive } from './traffic-parts';

const SHOW = 'Show related content after posts';
const HEADING = 'Highlight related content with a heading';
const THUMBNAILS = 'Show a thumbnail image where available';
const CONFIGURE = 'Configure related posts in the Customizer';

const card = () => getCard('Related posts');
const toggle = (name: string) => card().getByRole('switch', { name });
const preview = () => within(card().getByRole('figure', { name: 'Preview' }));
const pictures = () => preview().queryAllByAltText('');
const ON = withActive('related-posts');

it('TRAFFIC-15 TRAFFIC-16 TRAFFIC-19 has its switches, and says what they do not reach', async () => {
	const { user, world } = openTraffic(withActive());
	expect(toggle(SHOW)).toHaveAccessibleDescription(
		"These settings don't apply to Related Posts blocks.",
	);
	await user.click(toggle(SHOW));
	await waitFor(() => expect(world.modules.active).toContain('related-posts'));
	await waitFor(() => expect(toggle(THUMBNAILS)).not.toHaveAttribute('aria-disabled'));
	await user.click(toggle(THUMBNAILS));
	await waitFor(() => expect(world.settings.show_thumbnails).toBe(true));
	await user.click(toggle(HEADING));
	await waitFor(() => expect(world.settings.show_headline).toBe(false));
});

it('TRAFFIC-17 shows three samples, with what is switched on, before it is saved', async () => {
	const { user } = openTraffic(ON);
	expect(preview().getAllByRole('listitem')).toHaveLength(3);
	expect(preview().getByText('Related')).toBeVisible();
	expect(pictures()).toEqual([]);
	const { release } = hold('settings', () =>
		HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
	);
	await user.click(toggle(THUMBNAILS));
	expect(toggle(THUMBNAILS)).toHaveAttribute('aria-busy', 'true');
	expect(pictures()).toHaveLength(3);
	await user.click(toggle(HEADING));
	expect(preview().queryByText('Related')).not.toBeInTheDocument();
	release();
	await waitFor(() => expect(pictures()).toEqual([]));
	await waitFor(() => expect(preview().getByText('Related')).toBeVisible());
});

it('TRAFFIC-17 draws its own picture where the host is out of reach', () => {
	openTraffic({
		world: { modules: { active: ['related-posts'] }, settings: { show_thumbnails: true } },
	});
	const [first] = pictures();
	expect(first).toHaveAttribute('src', expect.stringMatching(/^https:\/\//));
	const place = first!.parentElement!;
	fireEvent.error(first!);
	expect(pictures()).toHaveLength(2);
	expect(place).toBeInTheDocument();
	expect(place.querySelector('svg')).toBeInTheDocument();
});

it('TRAFFIC-18 TRACK-11 leads to the Customizer while it is on', async () => {
	const { user, events } = openTraffic(ON);
	const link = card().getByRole('link', { name: CONFIGURE });
	const url = new URL(link.getAttribute('href') ?? '');
	expect(`${url.origin}${url.pathname}`).toBe('http://site.test/wp-admin/customize.php');
	expect(Object.fromEntries(url.searchParams)).toEqual({
		'autofocus[section]': 'jetpack_relatedposts',
		url: 'http://site.test/hello/',
		return: 'http://site.test/wp-admin/admin.php?page=jetpack#/traffic',
	});
	await user.click(stay(link));
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target: 'configure-related-posts' },
	});
	await user.click(toggle(SHOW));
	expect(card().queryByRole('link', { name: CONFIGURE })).not.toBeInTheDocument();
});

it('rests offline, with its preview and no link', () => {
	openTraffic({ scenario: 'offline' });
	expect(toggle(SHOW)).toHaveAccessibleDescription(/Unavailable in Offline Mode/);
	expect(preview().getAllByRole('listitem')).toHaveLength(3);
	expect(card().queryByRole('link')).not.toBeInTheDocument();
});
