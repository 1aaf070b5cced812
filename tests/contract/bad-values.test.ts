import { callRest, loadScenario } from '../e2e/support/rest';

const settings = async () => (await callRest('admin', 'jetpack/v4/settings')).body;
const save = (changes: object) => callRest('admin', 'jetpack/v4/settings', changes);

describe('invalid values', () => {
	beforeAll(() => loadScenario('free'));

	it.each<[string, string, unknown]>([
		['a word for a switch', 'carousel_display_exif', 'true'],
		['null for a switch', 'carousel_display_exif', null],
		['null for a text', 'sharing_label', null],
		['a list for a text', 'wordads_custom_adstxt', ['a']],
		['a map for a module', 'carousel', { on: true }],
		['a value outside the list', 'jetpack_comment_form_color_scheme', 'pink'],
		['a negative number', 'jetpack_portfolio_posts_per_page', -5],
		['zero', 'jetpack_testimonial_posts_per_page', 0],
		['a name that is too long', 'jetpack-twitter-cards-site-tag', 'a'.repeat(16)],
		['HTML in a code', 'google', '<script>alert(1)</script>'],
		['a tracking id with hyphens', 'google_analytics_tracking_id', 'UA-1-1'],
		['an unknown role', 'roles', ['king']],
		['an unknown command', 'post_by_email_address', 'explode'],
		['title parts of another kind', 'advanced_seo_title_formats', { posts: [{ type: 'x' }] }],
		['services without the hidden ones', 'sharing_services', { visible: ['twitter'] }],
	])('API-19 %s is rejected by name, and no other setting is saved', async (_what, key, value) => {
		const before = await settings();
		const { status, body } = await save({ [key]: value, sharedaddy_disable_resources: true });
		expect(status).toBe(400);
		expect(body).toMatchObject({
			code: 'rest_invalid_param',
			message: expect.stringContaining(key),
			data: { params: { [key]: expect.stringContaining(key) } },
		});
		await expect(settings()).resolves.toEqual(before);
	});
});
