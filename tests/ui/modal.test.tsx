import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog, type DialogProps } from '@/ui/dialog';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Modal, preloadDialogs, type ModalProps } from '@/ui/modal';
import { fireEvent, render, screen, waitFor } from '#tests/support/render';

// A click beside the dialog hits the parent of its box.
const backdrop = () => screen.getByRole('dialog').parentElement!;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Longer than the modal's closing animation. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

beforeAll(() => preloadDialogs());

function Host(props: Partial<ModalProps>) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>Disconnect</Button>
			{isOpen && (
				<Modal title="Disconnect Jetpack?" onClose={() => setIsOpen(false)} {...props}>
					<button>Stay</button>
					<button>Leave</button>
				</Modal>
			)}
		</>
	);
}

async function open(props: Partial<ModalProps> = {}) {
	const { user } = render(<Host {...props} />);
	await user.click(screen.getByRole('button', { name: 'Disconnect' }));
	await screen.findByRole('dialog', { name: 'Disconnect Jetpack?' });
	return user;
}

describe('Modal', () => {
	it('COMP-06 takes the focus, hides the rest of the page and returns the focus', async () => {
		const user = await open();
		expect(screen.getByRole('dialog')).toHaveFocus();
		expect(screen.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Close' }));
		await gone();
		expect(screen.getByRole('button', { name: 'Disconnect' })).toHaveFocus();
	});

	it.each([
		['Leave', false, 'Close', Node.DOCUMENT_POSITION_FOLLOWING],
		['Close', true, 'Leave', Node.DOCUMENT_POSITION_PRECEDING],
	])(
		'COMP-06 keeps the focus inside: from %s (backward: %s) to %s',
		async (from, shiftKey, to, order) => {
			// jsdom has no layout, and an element without a box gets no focus.
			jest
				.spyOn(Element.prototype, 'getClientRects')
				.mockReturnValue([{}] as unknown as DOMRectList);
			await open();
			screen.getByRole('button', { name: from }).focus();
			fireEvent.keyDown(document.activeElement!, { key: 'Tab', code: 'Tab', keyCode: 9, shiftKey });
			// The modal moves the focus to the edge of the dialog; the browser's own Tab step then reaches the control.
			expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
			const goal = screen.getByRole('button', { name: to });
			expect(document.activeElement!.compareDocumentPosition(goal) & order).toBeTruthy();
		},
	);

	it('COMP-07 closes on Escape and on a click beside it', async () => {
		const user = await open();
		await user.keyboard('{Escape}');
		await gone();
		await user.click(screen.getByRole('button', { name: 'Disconnect' }));
		await screen.findByRole('dialog');
		await user.click(backdrop());
		await gone();
	});

	it('COMP-07 stays open while closing is blocked', async () => {
		const user = await open({ isClosingBlocked: true });
		await user.keyboard('{Escape}');
		await user.click(backdrop());
		await settled();
		expect(screen.getByRole('dialog')).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
	});

	it.each(['narrow', 'medium', 'wide'] as const)('COMP-08 has the width %s', async (width) => {
		await open({ width });
		expect(screen.getByRole('dialog')).toHaveClass(width);
	});
});

describe('Dialog', () => {
	const draw = (props: Partial<DialogProps> = {}) => {
		const onDismiss = jest.fn();
		const view = render(
			<ErrorBoundary fallback={(error) => <p>{error.message}</p>}>
				<Dialog title="Welcome" content={<p>Hello</p>} onDismiss={onDismiss} {...props} />
			</ErrorBoundary>,
		);
		return { onDismiss, ...view };
	};

	it('COMP-04 is dismissed by Escape or by a click on the backdrop', async () => {
		const { user, onDismiss } = draw();
		expect(await screen.findByRole('dialog', { name: 'Welcome' })).toHaveTextContent('Hello');
		await user.keyboard('{Escape}');
		await waitFor(() => expect(onDismiss).toHaveBeenCalledTimes(1));
		await user.click(backdrop());
		await waitFor(() => expect(onDismiss).toHaveBeenCalledTimes(2));
	});

	it('COMP-04 is not dismissed if dismissal is not allowed', async () => {
		const { user, onDismiss } = draw({ isDismissible: false });
		await screen.findByRole('dialog');
		await user.keyboard('{Escape}');
		await user.click(backdrop());
		await settled();
		expect(onDismiss).not.toHaveBeenCalled();
	});

	it.each([
		['a title', { title: '' }],
		['content', { content: null }],
	])('COMP-05 throws without %s', (name, props) => {
		// React logs every error, caught or not.
		jest.spyOn(console, 'error').mockImplementation(() => {});
		draw(props);
		expect(screen.getByText(`A dialog needs ${name}.`)).toBeVisible();
	});
});
