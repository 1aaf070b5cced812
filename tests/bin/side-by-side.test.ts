import { createOutputs, say } from '../../bin/lib/suites/output.mjs';
import { runSideBySide } from '../../bin/lib/suites/side-by-side.mjs';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Jobs that end on demand; `log` records their starts and ends in order. */
function createJobs(table: [name: string, cores: number, after?: string[]][]) {
	const log: string[] = [];
	const ends = new Map<string, () => void>();
	const jobs = table.map(([name, cores, after = []]) => ({
		name,
		cores,
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
	it('start in order while cores are free, skipping a suite that needs more cores', async () => {
		const { jobs, log, end } = createJobs([
			['types', 1],
			['unit', 2],
			['build', 1],
			['more', 1],
		]);
		const all = runSideBySide(jobs, 2);
		await tick();
		expect(log).toEqual(['+types', '+build']);
		await end('build');
		expect(log.slice(2)).toEqual(['-build', '+more']);
		await end('types');
		await end('more');
		expect(log.slice(4)).toEqual(['-types', '-more', '+unit']);
		await end('unit');
		await expect(all).resolves.toEqual(['types', 'unit', 'build', 'more']);
	});

	it('wait for the suites that they need, if those run', async () => {
		const { jobs, log, end } = createJobs([
			['budgets', 1, ['build', 'nothing']],
			['build', 1],
		]);
		const all = runSideBySide(jobs, 4);
		await tick();
		expect(log).toEqual(['+build']);
		await end('build');
		expect(log).toEqual(['+build', '-build', '+budgets']);
		await end('budgets');
		await all;
	});

	it('run one after another on a single core', async () => {
		const { jobs, log, end } = createJobs([
			['unit', 2],
			['build', 1],
		]);
		const all = runSideBySide(jobs, 1);
		await tick();
		await end('unit');
		await end('build');
		await all;
		expect(log).toEqual(['+unit', '-unit', '+build', '-build']);
	});

	it('start no more suites once the run is stopped', async () => {
		const { jobs, log, end } = createJobs([
			['unit', 1],
			['build', 1],
		]);
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
