import { callRest, loadScenario, readSetting } from '../e2e/support/rest';
import { callRaw } from './raw';

const settings = async () => (await callRest('admin', 'jetpack/v4/settings')).body;
const save = (changes: object) => callRest('admin', 'jetpack/v4/settings', changes);

const MEGABYTE = 1024 * 1024;

describe('what nobody should send', () => {
	beforeAll(() => loadScenario('free'));

	it.each<[string, string, unknown]>([
		['a word for a switch', 'carousel_display_exif', 'true'],
		['null for a switch', 'carousel_display_exif', null],
		['null for a text', 'sharing_label', null],
		['a list for a text', 'wordads_custom_adstxt', ['a']],
		['a map for a module', 'carousel', { on: true }],
		['a value that is not of the list', 'jetpack_comment_form_color_scheme', 'pink'],
		['a negative number', 'jetpack_portfolio_posts_per_page', -5],
		['nought', 'jetpack_testimonial_posts_per_page', 0],
		['a name that is too long', 'jetpack-twitter-cards-site-tag', 'a'.repeat(16)],
		['HTML in a code', 'google', '<script>alert(1)</script>'],
		['a tracking id with hyphens', 'google_analytics_tracking_id', 'UA-1-1'],
		['roles that nobody has', 'roles', ['king']],
		['a verb that is none', 'post_by_email_address', 'explode'],
		['title parts of another kind', 'advanced_seo_title_formats', { posts: [{ type: 'x' }] }],
		['services without the hidden ones', 'sharing_services', { visible: ['twitter'] }],
	])('API-19 %s is refused by name, and nothing else is saved', async (_what, key, value) => {
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

	it('API-19 HTML in a text is made harmless', async () => {
		const html = '<script>alert(1)</script>Say <b>hello</b>';
		await save({
			highlander_comment_form_prompt: html,
			advanced_seo_front_page_description: html,
			sharing_label: '<i>Share</i>',
			jetpack_waf_ip_block_list: '</textarea><script>1</script>',
		});
		const values = (await settings()) as Record<string, string>;
		const texts = [
			values.highlander_comment_form_prompt,
			values.advanced_seo_front_page_description,
			values.sharing_label,
			values.jetpack_waf_ip_block_list,
		];
		texts.forEach((text) => expect(text).not.toMatch(/<\/?[a-z]/i));
		expect(values.highlander_comment_form_prompt).toContain('Say hello');
		expect(values.sharing_label).toBe('&lt;i&gt;Share&lt;/i&gt;');
	});

	it('API-19 a long text is kept whole', async () => {
		const text = 'example.com, 123, DIRECT\n'.repeat(20_000).trim();
		await expect(save({ wordads_custom_adstxt: text })).resolves.toMatchObject({ status: 200 });
		await expect(readSetting('wordads_custom_adstxt')).resolves.toBe(text);
		await save({ wordads_custom_adstxt: '' });
	});

	it('API-19 ten megabytes are refused before anything is saved', async () => {
		const before = await settings();
		await expect(
			save({ wordads_custom_adstxt: 'x'.repeat(10 * MEGABYTE), carousel_display_exif: true }),
		).resolves.toMatchObject({ status: 413, body: { code: 'rest_content_too_large' } });
		await expect(settings()).resolves.toEqual(before);
	});

	it('API-19 a list in place of a map names what it does not know', async () => {
		await expect(save(['a', 'b'])).resolves.toMatchObject({
			status: 400,
			body: { code: 'some_updated', message: expect.stringContaining('0, 1') },
		});
	});

	it('API-19 what is no JSON is refused as WordPress refuses it', async () => {
		await expect(callRaw('settings', { body: '{"carousel":' })).resolves.toMatchObject({
			status: 400,
			body: { code: 'rest_invalid_json' },
		});
	});

	it('API-19 form fields are as good as JSON', async () => {
		const contentType = 'application/x-www-form-urlencoded';
		await expect(
			callRaw('settings', { body: 'carousel_display_exif=1', contentType }),
		).resolves.toMatchObject({ status: 200 });
		await expect(readSetting('carousel_display_exif')).resolves.toBe(true);
	});

	it('API-01 a method that a path does not have is no route', async () => {
		await expect(callRaw('settings', { method: 'DELETE' })).resolves.toMatchObject({
			status: 404,
			body: { code: 'rest_no_route' },
		});
	});

	it('API-02 without a nonce a session counts for nothing', async () => {
		await expect(
			callRaw('settings', { body: '{"carousel":true}', nonce: null }),
		).resolves.toMatchObject({ status: 401, body: { code: 'rest_forbidden' } });
	});

	it('API-02 a stale nonce is refused whatever is asked', async () => {
		await expect(
			callRaw('connection', { method: 'GET', nonce: 'stale12345' }),
		).resolves.toMatchObject({ status: 403, body: { code: 'rest_cookie_invalid_nonce' } });
	});

	it('API-54 a licence error is cut, not refused', async () => {
		await callRest('admin', 'jetpack/v4/licensing/error', { error: 'é'.repeat(3000) });
		const { body } = await callRest('admin', 'jetpack/v4/licensing/error');
		expect(body).toBe('é'.repeat(1024));
		await callRest('admin', 'jetpack/v4/licensing/error', { error: '' });
	});
});
