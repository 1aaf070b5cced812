import { callRest, loadScenario, readSetting, readSettings } from '../e2e/support/rest';
import { callRaw } from './raw';

const save = (changes: object) => callRest('admin', 'jetpack/v4/settings', changes);

beforeAll(() => loadScenario('free'));

it.each<[string, string, Parameters<typeof callRaw>[1], number, string]>([
	['API-19 invalid JSON', 'settings', { body: '{"carousel":' }, 400, 'rest_invalid_json'],
	['API-01 an unknown method', 'settings', { method: 'DELETE' }, 404, 'rest_no_route'],
	['API-02 no nonce', 'settings', { body: '{"latex":true}', nonce: null }, 401, 'rest_forbidden'],
	[
		'API-02 a stale nonce, even on a public route',
		'connection',
		{ method: 'GET', nonce: 'stale12345' },
		403,
		'rest_cookie_invalid_nonce',
	],
])('%s, which the app never sends, is refused', async (_what, path, options, status, code) => {
	expect(await callRaw(path, options)).toMatchObject({ status, body: { code } });
});

describe('invalid values', () => {
	it.each<[string, string, unknown]>([
		['a list for a text', 'wordads_custom_adstxt', ['a']],
		['a map for a module', 'carousel', { on: true }],
		['zero', 'jetpack_testimonial_posts_per_page', 0],
		['HTML in a code', 'google', '<script>alert(1)</script>'],
		['an unknown command', 'post_by_email_address', 'explode'],
		['title parts of another kind', 'advanced_seo_title_formats', { posts: [{ type: 'x' }] }],
		['services without the hidden ones', 'sharing_services', { visible: ['twitter'] }],
	])('API-19 %s is rejected by name, and no other setting is saved', async (_what, key, value) => {
		const before = await readSettings();
		const { status, body } = await save({ [key]: value, sharedaddy_disable_resources: true });
		expect(status).toBe(400);
		expect(body).toMatchObject({
			code: 'rest_invalid_param',
			message: expect.stringContaining(key),
			data: { params: { [key]: expect.stringContaining(key) } },
		});
		expect(await readSettings()).toEqual(before);
	});

	it('API-19 a list instead of a map is rejected, and its unknown keys are named', async () => {
		expect(await save(['a', 'b'])).toMatchObject({
			status: 400,
			body: { code: 'some_updated', message: expect.stringContaining('0, 1') },
		});
	});
});

describe('texts', () => {
	it('API-19 with HTML are sanitized', async () => {
		const html = '<script>alert(1)</script>Say <b>hello</b>';
		const texts = {
			highlander_comment_form_prompt: html,
			advanced_seo_front_page_description: html,
			sharing_label: '<i>Share</i>',
			jetpack_waf_ip_block_list: '</textarea><script>1</script>',
		};
		await save(texts);
		const saved = await readSettings();
		for (const key of Object.keys(texts)) {
			expect(saved[key]).not.toMatch(/<\/?[a-z]/i);
		}
		expect(saved.highlander_comment_form_prompt).toContain('Say hello');
		expect(saved.sharing_label).toBe('&lt;i&gt;Share&lt;/i&gt;');
	});

	it('API-19 that are long are saved completely', async () => {
		const text = 'example.com, 123, DIRECT\n'.repeat(20_000).trim();
		expect(await save({ wordads_custom_adstxt: text })).toMatchObject({ status: 200 });
		expect(await readSetting('wordads_custom_adstxt')).toBe(text);
		await save({ wordads_custom_adstxt: '' });
	});

	it('API-54 of a license error are truncated, not rejected', async () => {
		await callRest('admin', 'jetpack/v4/licensing/error', { error: 'é'.repeat(3000) });
		const { body } = await callRest('admin', 'jetpack/v4/licensing/error');
		expect(body).toBe('é'.repeat(1024));
		await callRest('admin', 'jetpack/v4/licensing/error', { error: '' });
	});
});

describe('saves by an editor', () => {
	it.each([
		['the title of the site', { onboarding: { siteTitle: 'Taken over' } }],
		['the roles that see the stats', { roles: ['subscriber'] }],
		['a module', { 'post-by-email': true }],
		['an unknown key', { whatever: 1 }],
	])('of the own address are refused together with %s', async (_name, more) => {
		const before = await readSettings();
		for (const path of ['settings', 'settings/post-by-email', 'module/post-by-email']) {
			const data = { post_by_email_address: 'noop', ...more };
			expect(await callRest('editor', `jetpack/v4/${path}`, data)).toMatchObject({
				status: 403,
				body: { code: 'rest_forbidden' },
			});
		}
		expect(await readSettings()).toEqual(before);
	});
});
