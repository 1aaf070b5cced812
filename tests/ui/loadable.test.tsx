import { type ComponentType } from 'react';
import { createLoadable, type Loadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { act, render, screen, waitFor } from '#tests/support/render';

/** A chunk that fails the given number of times, and the number of its requests. */
function createChunk(text: string, failures: number) {
	const fetch = jest.fn(() => Promise.resolve({ default: () => <p>{text}</p> }));
	for (let times = 0; times < failures; times++) {
		fetch.mockRejectedValueOnce(new Error('Loading chunk failed.'));
	}
	return { fetch, loadable: createLoadable<ComponentType>(fetch) };
}

const Quiet = ({ loadable }: { loadable: Loadable }) => (
	<Late of={loadable}>{(Part) => <Part />}</Late>
);

interface ScreenProps {
	loadable: Loadable;
	onRetried?: () => void;
}

const Screen = ({ loadable, onRetried }: ScreenProps) => (
	<Late
		of={loadable}
		failed={({ isRetrying, retry }) => (
			<button type="button" aria-busy={isRetrying} onClick={retry}>
				Try again
			</button>
		)}
		onRetried={onRetried}
	>
		{(Part) => <Part />}
	</Late>
);

describe('a part without a retry whose chunk has failed', () => {
	it('is fetched again when the screen arrives', async () => {
		const part = createChunk('Search', 1);
		const whole = createChunk('Settings', 1);
		const { user } = render(
			<>
				<Quiet loadable={part.loadable} />
				<Screen loadable={whole.loadable} />
			</>,
		);
		await waitFor(() => expect(part.fetch).toHaveBeenCalledTimes(1));
		await user.click(await screen.findByRole('button', { name: /^Try again/ }));
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
		const { unmount } = render(<Quiet loadable={part.loadable} />);
		await waitFor(() => expect(part.fetch).toHaveBeenCalledTimes(1));
		unmount();
		await act(() => createChunk('One', 0).loadable.load());
		expect(part.fetch).toHaveBeenCalledTimes(1);
	});
});

describe('a secondary part', () => {
	it('shows its placeholder until its chunk has arrived, and fetches it with the first paint', async () => {
		const part = createChunk('Hello', 0);
		render(
			<Late isSecondary of={part.loadable} waiting={<p>Checking…</p>}>
				{(Part) => <Part />}
			</Late>,
		);
		expect(screen.getByText('Checking…')).toBeInTheDocument();
		expect(part.fetch).not.toHaveBeenCalled();
		expect(await screen.findByText('Hello')).toBeVisible();
		expect(screen.queryByText('Checking…')).not.toBeInTheDocument();
	});

	it("keeps what waits for it where the part can't be drawn", async () => {
		const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		const broken = createLoadable<ComponentType>(async () => ({
			default: () => {
				throw new Error('Broken.');
			},
		}));
		render(
			<Late isSecondary of={broken} waiting={<p>Checking…</p>}>
				{(Part) => <Part />}
			</Late>,
		);
		await waitFor(() => expect(report).toHaveBeenCalled());
		report.mockRestore();
		expect(screen.getByText('Checking…')).toBeVisible();
	});
});

it('a part with a retry is fetched again on request, and gets the focus then', async () => {
	const part = createChunk('Settings', 1);
	const focus = jest.fn();
	const { user } = render(<Screen loadable={part.loadable} onRetried={focus} />);
	await user.click(await screen.findByRole('button', { name: /^Try again/ }));
	expect(await screen.findByText('Settings')).toBeVisible();
	expect(focus).toHaveBeenCalledTimes(1);
	expect(part.fetch).toHaveBeenCalledTimes(2);
});
