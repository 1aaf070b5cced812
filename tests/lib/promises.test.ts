import { createWriteQueue, inTime } from '@/lib/promises';

const later = <T>(value: T, ms: number) =>
	new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

it('runs writes one at a time, in order', async () => {
	const enqueue = createWriteQueue();
	const log: string[] = [];
	const write = (name: string, ms: number) =>
		enqueue(async () => {
			log.push(`${name} starts`);
			await later(undefined, ms);
			log.push(`${name} ends`);
			return name;
		});
	expect(await Promise.all([write('one', 20), write('two', 1)])).toEqual(['one', 'two']);
	expect(log).toEqual(['one starts', 'one ends', 'two starts', 'two ends']);
});

it('rejects a failed write and continues with the next', async () => {
	const enqueue = createWriteQueue();
	const failing = enqueue(() => Promise.reject(new Error('refused')));
	const next = enqueue(() => Promise.resolve('done'));
	await expect(failing).rejects.toThrow('refused');
	await expect(next).resolves.toBe('done');
});

it.each<[string, () => Promise<string>, string | undefined]>([
	['what comes in time', async () => 'help', 'help'],
	['nothing after a failure', () => Promise.reject(new Error('Offline.')), undefined],
	['nothing where the limit is reached first', () => new Promise(() => {}), undefined],
])('brings %s', async (_name, ask, brought) => {
	await expect(inTime(ask(), 20)).resolves.toBe(brought);
});
