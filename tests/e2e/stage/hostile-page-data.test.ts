import { ADDRESSES, MARK, POLLUTION } from '#tests/support/hostile/payloads';
import { UNUSABLE } from '../support/hostile-rounds';
import { testRounds, hostileStageFor } from '../support/hostile-tests';
import { faultsOf } from '../support/hostile-walk';
import { SCENES } from '../worlds/hostile-scenes';

const open = hostileStageFor('page data');

const DASHBOARD = { scenario: 'security', hashes: ['#/dashboard'] };

/** Addresses that a browser runs or renders as a page. */
const CODES = ADDRESSES.filter((address) => /^\W*(java|vb|data)/i.test(address));

interface Harm {
	mark: string;
	pollution: string;
	codes: string[];
}

/** Harms the page as hostile data would if the app allowed it. */
function plantHarm({ mark, pollution, codes }: Harm) {
	const add = (name: string, attributes: Record<string, string>, text = '') => {
		const element = document.createElement(name);
		Object.entries(attributes).forEach((attribute) => element.setAttribute(...attribute));
		element.textContent = text;
		document.body.append(element);
	};
	add('script', {}, "top.__ran.push('planted'); setTimeout(() => alert('planted'))");
	add('script', {}, "setTimeout(() => { throw new Error('planted') })");
	add('b', { [mark]: '', onclick: '__ran.push(1)' });
	add('img', { src: '//hostile.example/x.png' });
	Object.defineProperty(Object.prototype, pollution, { value: 1 });
	codes.forEach((code, index) => {
		add('a', { id: `code-${index}`, href: code });
		add('button', { id: `sent-${index}`, formaction: code });
	});
}

describe('hostile texts and values of the page data', () => {
	testRounds(
		'page',
		[
			'scripts and handlers in every text',
			'controls and text that runs backward',
			'addresses that run code',
		],
		open,
	);

	it.each(UNUSABLE)('%s, without usable data: the page shows an error', async (_name, disguise) => {
		const [view] = await open().walk(disguise, DASHBOARD);
		expect(view).toMatchObject({ found: [], hasStarted: false });
		expect(view?.text).toContain('Reload the page');
	});
});

describe('the checks for harm', () => {
	it('find nothing on the unmodified site', async () => {
		const faults: string[] = [];
		for (const [who, scene] of SCENES) {
			faults.push(...faultsOf(await open().walk({}, scene)).map((fault) => `${who}: ${fault}`));
		}
		expect(faults).toEqual([]);
	});

	it('report each kind of harm', async () => {
		const { stage, look, walk } = open();
		await walk({}, DASHBOARD);
		await stage.page.evaluate(plantHarm, { mark: MARK, pollution: POLLUTION, codes: CODES });
		await stage.settle();
		const { found } = await look('');
		for (const fault of [
			/^ran: planted$/,
			/^dialog: planted$/,
			/^drawn as markup: <b /,
			/^onclick of <b /,
			/^request: .*hostile\.example/,
			/^inherited by all: pollutedByData$/,
			/^error: Uncaught: planted$/,
			...CODES.map((_code, index) => new RegExp(`^href of <a id="code-${index}"`)),
			...CODES.map((_code, index) => new RegExp(`^formaction of <button id="sent-${index}"`)),
		]) {
			expect(found).toContainEqual(expect.stringMatching(fault));
		}
	});

	it('report a blank page', async () => {
		const { stage, look, walk } = open();
		await walk({}, DASHBOARD);
		await stage.container.evaluate((app) => app.replaceChildren());
		expect((await look('')).found).toEqual(['blank']);
	});
});
