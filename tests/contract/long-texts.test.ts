import { callRest, loadScenario, readSetting } from '../e2e/support/rest';

const settings = async () => (await callRest('admin', 'jetpack/v4/settings')).body;
const save = (changes: object) => callRest('admin', 'jetpack/v4/settings', changes);

const MEGABYTE = 1024 * 1024;

describe('oversized and unexpected texts', () => {
	beforeAll(() => loadScenario('free'));

	it('API-19 HTML in a text is sanitized', async () => {
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

	it('API-19 a long text is saved completely', async () => {
		const text = 'example.com, 123, DIRECT\n'.repeat(20_000).trim();
		await expect(save({ wordads_custom_adstxt: text })).resolves.toMatchObject({ status: 200 });
		await expect(readSetting('wordads_custom_adstxt')).resolves.toBe(text);
		await save({ wordads_custom_adstxt: '' });
	});

	it('API-19 ten megabytes are rejected before anything is saved', async () => {
		const before = await settings();
		await expect(
			save({ wordads_custom_adstxt: 'x'.repeat(10 * MEGABYTE), carousel_display_exif: true }),
		).resolves.toMatchObject({ status: 413, body: { code: 'rest_content_too_large' } });
		await expect(settings()).resolves.toEqual(before);
	});

	it('API-19 a list instead of a map is rejected, and its unknown keys are named', async () => {
		await expect(save(['a', 'b'])).resolves.toMatchObject({
			status: 400,
			body: { code: 'some_updated', message: expect.stringContaining('0, 1') },
		});
	});

	it('API-54 a long license error is truncated, not rejected', async () => {
		await callRest('admin', 'jetpack/v4/licensing/error', { error: 'é'.repeat(3000) });
		const { body } = await callRest('admin', 'jetpack/v4/licensing/error');
		expect(body).toBe('é'.repeat(1024));
		await callRest('admin', 'jetpack/v4/licensing/error', { error: '' });
	});
});
