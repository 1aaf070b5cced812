import { useRef } from 'react';
import { useWhenInView } from '@/ui/when-in-view';
import { render, waitFor } from '#tests/support/render';

const run = jest.fn();

function Chart() {
	const ref = useRef<HTMLDivElement>(null);
	useWhenInView(ref, run);
	return <div ref={ref} />;
}

/** A browser's observer, which reports when the test says so. */
function fakeObserver() {
	const observers: { report: (isIntersecting: boolean) => void; disconnect: jest.Mock }[] = [];
	class Observer {
		disconnect = jest.fn();
		observe = jest.fn();
		constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
			const report = (isIntersecting: boolean) => listener([{ isIntersecting }]);
			observers.push({ report, disconnect: this.disconnect });
		}
	}
	Object.assign(window, { IntersectionObserver: Observer });
	return observers;
}

afterEach(() => {
	run.mockClear();
	Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('runs once, when the element comes into the window', () => {
	const observers = fakeObserver();
	render(<Chart />);
	observers[0]?.report(false);
	expect(run).not.toHaveBeenCalled();
	observers[0]?.report(true);
	expect(run).toHaveBeenCalledTimes(1);
	expect(observers[0]?.disconnect).toHaveBeenCalled();
	expect(observers).toHaveLength(1);
});

it('never runs for an element that is removed before', () => {
	const observers = fakeObserver();
	render(<Chart />).unmount();
	expect(observers[0]?.disconnect).toHaveBeenCalled();
	expect(run).not.toHaveBeenCalled();
});

it('runs after the first paint if the browser cannot tell', async () => {
	render(<Chart />);
	expect(run).not.toHaveBeenCalled();
	await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});
