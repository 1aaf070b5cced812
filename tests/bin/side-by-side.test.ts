import { createOutputs, say } from '../../bin/lib/suites/output.mjs';
import { runSideBySide } from '../../bin/lib/suites/side-by-side.mjs';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Jobs that end on demand; `log` records their starts and ends in order. */
function createJobs(table: [name: string, after?: string[]][]) {
	const log: string[] = [];
	const ends = new Map<string, () => void>();
	const jobs = table.map(([name, after = []]) => ({
		name,
		after,
		run: async () => {
			log.push(`+${name}`);
			await new Promise<void>((resolve) => ends.set(name, resolve));
			log.push(`-${name}`);
			return name;
		},
	}));
	const end = async (name: string) => {
		ends.get(name)?.();
		await tick();
	};
	return { jobs, log, end };
}

describe('suites side by side', () => {
	it('start in order, as many at a time as are allowed', async () => {
		const { jobs, log, end } = createJobs([['types'], ['unit'], ['lint']]);
		const all = runSideBySide(jobs, 2);
		await tick();
		expect(log).toEqual(['+types', '+unit']);
		await end('unit');
		expect(log.slice(2)).toEqual(['-unit', '+lint']);
		await end('types');
		await end('lint');
		await expect(all).resolves.toEqual(['types', 'unit', 'lint']);
	});

	it('wait for the suites that they need, if those run', async () => {
		const { jobs, log, end } = createJobs([['budgets', ['build', 'nothing']], ['build']]);
		const all = runSideBySide(jobs, 4);
		await tick();
		expect(log).toEqual(['+build']);
		await end('build');
		expect(log).toEqual(['+build', '-build', '+budgets']);
		await end('budgets');
		await all;
	});

	it('start no more suites once the run is stopped', async () => {
		const { jobs, log, end } = createJobs([['unit'], ['build']]);
		let isStopped = false;
		const all = runSideBySide(jobs, 1, () => isStopped);
		await tick();
		isStopped = true;
		await end('unit');
		await expect(all).resolves.toEqual(['unit']);
		expect(log).toEqual(['+unit', '-unit']);
	});
});

it('the output of suites is shown in order, and of the first suite immediately', async () => {
	const shown: string[] = [];
	const outputs = createOutputs(2, (chunk) => void shown.push(String(chunk).trim()));
	let endFirst = () => {};
	const first = outputs.collect(0, async () => {
		say('first 1');
		await new Promise<void>((resolve) => (endFirst = resolve));
		say('first 2');
	});
	const second = outputs.collect(1, async () => {
		await tick();
		say('second 1');
	});
	await second;
	expect(shown).toEqual(['first 1']);
	endFirst();
	await first;
	expect(shown).toEqual(['first 1', 'first 2', 'second 1']);
});
