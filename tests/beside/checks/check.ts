import { appendFileSync } from 'node:fs';
import { dataFile } from '../../e2e/support/data-folder';
import { ACCEPTED } from '../accepted';
import { judge, type Findings } from '../judge';

const need = (name: string) => {
	const value = process.env[name];
	if (value === undefined) {
		throw new Error(`Start these checks by \`npm run beside\`: ${name} is not set.`);
	}
	return value;
};

export const BESIDE = {
	jetpack: need('BESIDE_JETPACK'),
	hasHelper: need('BESIDE_HELPER') === 'yes',
	/** The simulated release: 1 without Jetpack's own dashboard, 2 without its page as well; 0 for the release itself. */
	next: Number(need('BESIDE_NEXT')),
};

export const isShort = need('BESIDE_SHORT') === 'yes';

export const isLong = need('BESIDE_LONG') === 'yes';

/** Runs a step of `site/beside/class-control.php`. */
export async function runStep(step: object): Promise<Record<string, unknown>> {
	const response = await fetch(`${need('E2E_URL')}/?beside`, {
		method: 'POST',
		headers: { 'x-boot-secret': need('BESIDE_SECRET'), 'content-type': 'application/json' },
		body: JSON.stringify(step),
	});
	if (!response.ok) {
		throw new Error(`The site refused a step: ${(await response.text()).slice(0, 300)}`);
	}
	return (await response.json()) as Record<string, unknown>;
}

export const isKept = (promise: Promise<unknown>): Promise<boolean> =>
	promise.then(
		() => true,
		() => false,
	);

const firstLine = (error: unknown) => String(error).split('\n')[0] ?? '';

export async function whileConnected(state: string, run: () => Promise<void>): Promise<void> {
	await runStep({ step: 'connect', state });
	try {
		await run();
	} finally {
		await runStep({ step: 'connect', state: 'user' });
	}
}

type Note = (item: string, isFine: boolean, flaw: string) => void;

/**
 * A check: one row of the table. An error in it is one of its findings.
 *
 * @param name Row of the table.
 * @param run  Fills in the findings, so that those before an error are kept.
 */
export function check(
	name: string,
	run: (findings: Map<string, string[]>, note: Note) => Promise<void>,
): void {
	it(`${name} has no findings`, async () => {
		const findings = new Map<string, string[]>();
		try {
			await run(findings, (item, isFine, flaw) => findings.set(item, isFine ? [] : [flaw]));
		} catch (error) {
			findings.set('the check itself', [firstLine(error)]);
		}
		const verdict = judge(name, findings satisfies Findings, BESIDE, ACCEPTED);
		appendFileSync(dataFile('verdicts.jsonl'), `${JSON.stringify(verdict)}\n`);
		expect(verdict.failures).toEqual([]);
	});
}
