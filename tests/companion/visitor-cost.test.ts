import { callAction } from '../contract/ajax';
import { callRest } from '../e2e/support/rest';
import { SITE, type Role } from '../e2e/support/site';
import { readRows, runStep } from './support/database';
import { NAME, setModules, setUpModules, sign, visit } from './support/visitor-cost';

interface Ticket {
	url: string;
	echo: string;
}

interface PageTickets extends Record<'same' | 'again' | 'on' | 'off', Ticket> {
	kind: string;
	url: string;
}

const askTickets = (module: string, role?: Role, nonce?: string) =>
	callAction<{ code?: string; pages: PageTickets[] }>(`visitor_cost&module=${module}`, {
		role,
		nonce,
		method: 'GET',
	});

const readTasks = async () => (await runStep<Record<string, string>>('rows')).cron;

async function forge(field: number, value: string) {
	const fields = (await sign()).split('.');
	fields[field] = value;
	return fields.join('.');
}

const ENDS = '0'.repeat(64);

const HOSTILE: Record<string, () => Promise<string>> = {
	'an empty one': async () => `?${NAME}=`,
	markup: async () => `?${NAME}=%3Cscript%3Ealert(1)%3C%2Fscript%3E`,
	'a quote': async () => `?${NAME}=%27%20OR%201%3D1%20--`,
	'a list': async () => `?${NAME}[]=${await sign()}`,
	'a zero byte': async () => `?${NAME}=${await sign()}%00`,
	'a line break at the end': async () => `?${NAME}=${await sign()}%0A`,
	'a long text': async () => `?${NAME}=${'a'.repeat(4000)}`,
	'a wrong signature': async () => `?${NAME}=${await forge(5, ENDS)}`,
	'no signature': async () => `?${NAME}=${await forge(5, '')}`,
	capitals: async () => `?${NAME}=${(await sign()).toUpperCase()}`,
	'another module': async () => `?${NAME}=${await forge(1, 'protect')}`,
	'another direction': async () => `?${NAME}=${await forge(2, 'off')}`,
	'another person': async () => `?${NAME}=${await forge(3, '2')}`,
	'another time': async () => `?${NAME}=${await forge(0, '9999999999')}`,
	'an old one': async () => `?${NAME}=${await sign({ left: -1 })}`,
	'one of the future': async () => `?${NAME}=${await sign({ left: 90 })}`,
	'one of another page': async () => `?${NAME}=${await sign({ page: '/?p=1' })}`,
	'one of another site': async () => `?${NAME}=${await sign({ blog: 2 })}`,
	'one of another address': async () => `?${NAME}=${await sign({ home: 'http://site.test/' })}`,
	'one with another key': async () => `?${NAME}=${await sign({ salt: 'auth' })}`,
	'one of a subscriber': async () => `?${NAME}=${await sign({ user: 'subscriber' })}`,
	'one of an editor': async () => `?${NAME}=${await sign({ user: 'editor' })}`,
	'one of nobody': async () => `?${NAME}=${await sign({ user: 0 })}`,
	'one of a person who is gone': async () => `?${NAME}=${await sign({ user: 987654 })}`,
	'one with more behind it': async () => `?${NAME}=${await sign()}&s=1`,
	'one behind more': async () => `?s=1&${NAME}=${await sign()}`,
};

describe('what a module does to visitors', () => {
	setUpModules();

	it('is seen on the front page, the newest post and the newest page', async () => {
		const { status, body } = await askTickets('carousel');
		expect(status).toBe(200);
		expect(body.pages.map(({ kind }) => kind)).toEqual(['front', 'post', 'page']);
		for (const { url, ...tickets } of body.pages) {
			for (const name of ['same', 'again', 'on', 'off'] as const) {
				const [ticket, isOn] = [tickets[name], name === 'on'];
				const { status: seen, report, caching, html } = await visit(ticket.url);
				expect([url, seen]).toEqual([url, 200]);
				expect(report).toEqual({
					echo: ticket.echo,
					on: isOn ? ['stats', 'carousel'] : ['stats'],
					cookies: isOn ? ['double_stats', 'double_carousel'] : ['double_stats'],
				});
				expect(caching).toBe('no-store, private');
				expect(html.includes('/double-carousel.js')).toBe(isOn);
			}
		}
	});

	it('is measured without a module that is on', async () => {
		const { body } = await askTickets('stats');
		const { report, html } = await visit(body.pages[0]!.off.url);
		expect(report).toMatchObject({ on: [], cookies: [] });
		expect(html).not.toContain('/double-stats.js');
	});

	it('begins before Jetpack reads its list', async () => {
		const { html } = await visit(`${SITE}/?${NAME}=${await sign()}`);
		expect(html).toContain(`src='/double-carousel.js' data-list='early'`);
	});

	it('saves nothing, not even if a module fails', async () => {
		await setModules('stats', 'broken');
		const before = await readRows();
		const tasks = await readTasks();
		for (const direction of ['same', 'on', 'off']) {
			await visit(`${SITE}/?${NAME}=${await sign({ direction })}`);
		}
		expect(await readRows()).toEqual(before);
		expect(await readTasks()).toBe(tasks);
		await setModules('stats');
	});

	it.each(Object.keys(HOSTILE))(
		'is no different from an ordinary visit with a parameter that is not valid: %s',
		async (name) => {
			await setModules('stats', 'broken');
			const ordinary = await visit(`${SITE}/`);
			const after = await readRows();
			await setModules('stats', 'broken');
			const { status, report, caching, html } = await visit(`${SITE}/${await HOSTILE[name]!()}`);
			expect([status, report, caching]).toEqual([ordinary.status, undefined, ordinary.caching]);
			expect(html).toContain('/double-stats.js');
			expect(html).not.toContain('/double-carousel.js');
			expect(await readRows()).toEqual(after);
		},
	);

	it('is shown to requests that read a page only', async () => {
		const url = `${SITE}/?${NAME}=${await sign()}`;
		expect((await visit(url, { method: 'POST' })).report).toBeUndefined();
		expect((await visit(url)).report).toBeDefined();
	});

	it('is not shown any more once the person has lost the right', async () => {
		const role = async (name: string) => {
			const { body } = await callRest('admin', 'wp/v2/users&search=admin2&context=edit');
			const [{ id }] = body as [{ id: number }];
			await callRest('admin', `wp/v2/users/${id}`, { roles: [name] });
		};
		const { body } = await askTickets('carousel', 'admin2');
		const { url } = body.pages[0]!.on;
		expect((await visit(url)).report).toBeDefined();
		await role('editor');
		const { report, html } = await visit(url);
		await role('administrator');
		expect(report).toBeUndefined();
		expect(html).not.toContain('/double-carousel.js');
	});

	it('is told to administrators only, with their nonce', async () => {
		for (const [role, nonce] of [['editor'], ['subscriber'], ['admin', 'forged']] as const) {
			const { status, body } = await askTickets('carousel', role, nonce);
			expect([role, status, body]).toEqual([role, 403, { code: 'rest_forbidden' }]);
		}
	});
});
