import { type ComponentType, useState } from 'react';
import { createLoadable, type Loadable } from '@/ui/loadable/create-loadable';
import { LateChunk } from '@/ui/loadable/late-chunk';
import { useLoadable, useQuietArrival } from '@/ui/loadable/use-loadable';
import { act, render, screen, waitFor } from '#tests/support/render';

/** A chunk that fails as often as said, and the number of its requests. */
function createChunk(text: string, failures: number) {
	const fetch = jest.fn(() => Promise.resolve({ default: () => <p>{text}</p> }));
	for (let times = 0; times < failures; times++) {
		fetch.mockRejectedValueOnce(new Error('Loading chunk failed.'));
	}
	return { fetch, loadable: createLoadable<ComponentType>(fetch) };
}

function Quiet({ loadable }: { loadable: Loadable }) {
	const arrival = useQuietArrival(loadable);
	return arrival.phase === 'ready' ? <arrival.loaded /> : null;
}

function Screen({ loadable }: { loadable: Loadable }) {
	const { arrival, retry } = useLoadable(loadable);
	return arrival.phase === 'ready' ? (
		<arrival.loaded />
	) : (
		<button type="button" onClick={retry}>
			Try again
		</button>
	);
}

const LATE = { waiting: null, props: {} };

describe('a part without a retry whose chunk has failed', () => {
	it.each<[string, ComponentType<{ loadable: Loadable }>]>([
		['useQuietArrival', Quiet],
		['LateChunk', (props) => <LateChunk {...props} {...LATE} />],
	])('is fetched again when the screen arrives: %s', async (_name, Part) => {
		const part = createChunk('Search', 1);
		const whole = createChunk('Settings', 1);
		const { user } = render(
			<>
				<Part loadable={part.loadable} />
				<Screen loadable={whole.loadable} />
			</>,
		);
		await waitFor(() => expect(part.fetch).toHaveBeenCalledTimes(1));
		await user.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await screen.findByText('Settings')).toBeVisible();
		expect(await screen.findByText('Search')).toBeVisible();
		expect(part.fetch).toHaveBeenCalledTimes(2);
	});

	it('is fetched once for each chunk that arrives, however often it fails', async () => {
		const part = createChunk('Search', 9);
		await act(async () => void render(<Quiet loadable={part.loadable} />));
		await act(() => createChunk('One', 0).loadable.load());
		await act(() => createChunk('Two', 0).loadable.load());
		expect(part.fetch).toHaveBeenCalledTimes(3);
	});

	it('is not fetched for a part that is gone', async () => {
		const part = createChunk('Search', 9);
		function Page() {
			const [isOpen, setOpen] = useState(true);
			return (
				<>
					{isOpen && <Quiet loadable={part.loadable} />}
					<button type="button" onClick={() => setOpen(false)}>
						Close
					</button>
				</>
			);
		}
		const { user } = render(<Page />);
		await user.click(screen.getByRole('button', { name: 'Close' }));
		await act(() => createChunk('One', 0).loadable.load());
		expect(part.fetch).toHaveBeenCalledTimes(1);
	});
});
