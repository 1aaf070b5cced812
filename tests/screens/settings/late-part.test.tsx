import { LatePart } from '@/screens/settings/frame/late-part';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { render, screen, userEvent } from '#tests/support/render';

const Part = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('shows what the card shows while it waits until the chunk has arrived', async () => {
	let arrive = (_chunk: { default: typeof Part }) => {};
	const chunk = new Promise<{ default: typeof Part }>((resolve) => (arrive = resolve));
	const fetch = jest.fn(() => chunk);
	const loadable = createLoadable<typeof Part>(fetch);
	render(<LatePart loadable={loadable} props={{ name: 'Ada' }} waiting={<p>Checking…</p>} />);
	expect(screen.getByText('Checking…')).toBeInTheDocument();
	// Not before the first paint.
	expect(fetch).not.toHaveBeenCalled();
	arrive({ default: Part });
	expect(await screen.findByText('Hello Ada')).toBeVisible();
	expect(screen.queryByText('Checking…')).not.toBeInTheDocument();
});

it('says that its chunk is missing, and fetches it again', async () => {
	let isReachable = false;
	const fetch = jest.fn(async () => {
		if (!isReachable) {
			throw new Error('Offline.');
		}
		return { default: Part };
	});
	render(
		<LatePart
			loadable={createLoadable(fetch)}
			props={{ name: 'Ada' }}
			waiting={<p>Checking…</p>}
		/>,
	);
	expect(await screen.findByText(/^Couldn't load this part of the card\./)).toBeVisible();
	isReachable = true;
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('Hello Ada')).toBeVisible();
	expect(fetch).toHaveBeenCalledTimes(2);
});
