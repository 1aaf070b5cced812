import { SETTINGS_CARDS } from '@/domain/settings/registry';
import { findCallFlaws, type RestIndex } from './call-flaws';

const INDEX: RestIndex = {
	'/jetpack/v4/settings': {
		endpoints: [
			{ methods: ['GET'], args: {} },
			{
				methods: ['POST', 'PUT'],
				args: {
					monitor: { type: 'boolean' },
					lang: { type: ['string', 'null'] },
					scheme: { enum: ['light', 'dark'] },
				},
			},
		],
	},
	'/jetpack/v4/module/(?P<slug>[a-z\\-]+)/active': {
		endpoints: [{ methods: ['POST'], args: { active: { type: 'boolean', required: true } } }],
	},
	'/jetpack/v4/notice/(?P<id>\\w+)': { endpoints: [{ methods: ['POST'], args: {} }] },
};

const post = (path: string, body: unknown) =>
	findCallFlaws(INDEX, { method: 'POST', path: `jetpack/v4/${path}`, query: {}, body });

describe('findCallFlaws', () => {
	it.each([
		['settings', { monitor: true, lang: null, scheme: 'dark' }],
		['module/stats/active', { active: false }],
		['notice/welcome', { dismissed: true }],
	])('accepts POST %s', (path, body) => {
		expect(post(path, body)).toEqual([]);
	});

	it.each([
		['a path that is gone', 'notices', {}, 'the server has no POST jetpack/v4/notices'],
		['a key that was renamed', 'settings', { monitors: true }, 'the server has no key "monitors"'],
		['a value of another type', 'settings', { monitor: 'yes' }, '"monitor" may not be "yes"'],
		['a value that is not in the list', 'settings', { scheme: 'red' }, '"scheme" may not be "red"'],
		['a missing key', 'module/stats/active', {}, '"active" is required'],
	])('finds %s', (_what, path, body, flaw) => {
		expect(post(path, body)).toEqual([flaw]);
	});

	it('finds a method that a path does not have', () => {
		const call = { method: 'DELETE', path: 'jetpack/v4/settings', query: {} };
		expect(findCallFlaws(INDEX, call)).toEqual(['the server has no DELETE jetpack/v4/settings']);
	});
});

it('the key that `--plant renamed-key` renames is one of ours', () => {
	const ids = SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }): string => id));
	expect(ids).toContain('highlander_comment_form_prompt');
});
