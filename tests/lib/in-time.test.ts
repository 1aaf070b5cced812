import { inTime } from '@/lib/in-time';

it.each<[string, () => Promise<string>, string | undefined]>([
	['what comes in time', async () => 'help', 'help'],
	['nothing after a failure', () => Promise.reject(new Error('Offline.')), undefined],
	['nothing where the limit is reached first', () => new Promise(() => {}), undefined],
])('brings %s', async (_name, ask, brought) => {
	await expect(inTime(ask(), 20)).resolves.toBe(brought);
});
