import { debounce, throttle } from '@/lib/rate-limit';

describe('rate limits', () => {
	beforeEach(() => {
		jest.useFakeTimers();
	});

	it('debounce waits for a pause', () => {
		const callback = jest.fn();
		const limited = debounce(callback, 300);
		limited();
		jest.advanceTimersByTime(200);
		limited();
		jest.advanceTimersByTime(299);
		expect(callback).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(callback).toHaveBeenCalledTimes(1);
	});

	it('throttle calls once per interval, at its end', () => {
		const callback = jest.fn();
		const limited = throttle(callback, 400);
		limited();
		jest.advanceTimersByTime(399);
		limited();
		expect(callback).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(callback).toHaveBeenCalledTimes(1);
		limited();
		jest.advanceTimersByTime(400);
		expect(callback).toHaveBeenCalledTimes(2);
	});

	it.each([debounce, throttle])('%p can be canceled and called again', (limit) => {
		const callback = jest.fn();
		const limited = limit(callback, 400);
		limited();
		limited.cancel();
		jest.runAllTimers();
		expect(callback).not.toHaveBeenCalled();
		limited();
		jest.runAllTimers();
		expect(callback).toHaveBeenCalledTimes(1);
	});
});
