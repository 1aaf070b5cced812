import { BLOCKED, createForm, listenForSaves } from './form-parts';

// `import()` waits for a module that is a promise, as it waits for a chunk that hangs.
jest.mock('@/domain/settings/field-checks', () => ({ __esModule: true, then: () => {} }));

it('a save whose checks hang: is sent without them after three seconds', async () => {
	const form = createForm();
	const sent = listenForSaves();
	form.type(BLOCKED, '9.9.9.9');
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
	const saving = form.save(BLOCKED);
	await jest.advanceTimersByTimeAsync(2900);
	expect(sent).toEqual([]);
	await jest.advanceTimersByTimeAsync(200);
	jest.useRealTimers();
	await saving;
	expect(sent).toEqual([{ [BLOCKED]: '9.9.9.9' }]);
});
