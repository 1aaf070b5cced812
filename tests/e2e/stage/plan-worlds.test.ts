import { coverOf } from '#tests/support/long';
import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { hashOf } from '../support/dashboard';
import { readDifferences, readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { openStage, type Stage } from '../support/stage';
import type { Expectation } from '../worlds/expectation';
import { idsIn, PLAN_IDS, titled } from '../worlds/ids';
import { OTHERS, PLANS, PURCHASES } from '../worlds/plans';

const HASH = '#/my-plan';
const NARROW = new Set(['free', 'plan-complete-monthly', 'purchases-thousand', 'license-screen']);

let stage: Stage;

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

async function expectPlan(scenario: string, expected: Expectation) {
	await stage.show({ scenario, hash: HASH });
	expect(await readDifferences(stage, expected)).toEqual([]);
	expect([...stage.site.unknown, ...stage.complaints]).toEqual([]);
	expect(await findViolations(stage.page)).toEqual([]);
	await takePicture(stage.page, `plan-${scenario}`);
	expect(NARROW.has(scenario) ? await readNarrowFlaws(stage) : []).toEqual([]);
}

/** A plain run opens as many plans as have all requirements, and those that are also checked at phone width; `--long` opens all. */
const ROWS = coverOf(
	[...titled('the plan in', PLANS, PLAN_IDS), ...titled('the purchases in', PURCHASES, PLAN_IDS)],
	([title, scenario]) => [...idsIn(title), ...(NARROW.has(scenario) ? [scenario] : [])],
);

it.each(ROWS)('%s', (_title, scenario, expected) => expectPlan(scenario, expected));

it.each(OTHERS)('SHELL-11 %s is redirected to At a Glance', async (scenario) => {
	await stage.show({ scenario, hash: HASH });
	await expect(hashOf(stage.page)).resolves.toBe('#/dashboard');
	expect(stage.complaints).toEqual([]);
});

it('filters a thousand purchases by a typed word within 500 ms', async () => {
	await stage.show({ scenario: 'purchases-thousand', hash: HASH });
	const list = stage.card('My Products');
	const field = list.getByRole('searchbox');
	const took = await field.evaluate(async (input: HTMLInputElement) => {
		const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
		const begin = performance.now();
		setValue.call(input, 'scan');
		input.dispatchEvent(new Event('input', { bubbles: true }));
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
		return performance.now() - begin;
	});
	await list.getByText('50 products found').waitFor();
	await expect(list.getByRole('listitem').count()).resolves.toBe(20);
	expect(took).toBeLessThan(500);
});
