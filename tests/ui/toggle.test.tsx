import { Toggle, type ToggleProps } from '@/ui/toggle';
import { render, screen } from '#tests/support/render';

const REASON = 'Monitor has been disabled by a site administrator.';

function draw(props: Partial<ToggleProps> = {}) {
	const onChange = jest.fn();
	const element = (more: Partial<ToggleProps> = {}) => (
		<Toggle
			hasReasonInPopover
			label="Monitor"
			checked={false}
			onChange={onChange}
			{...props}
			{...more}
		/>
	);
	const view = render(element());
	return {
		...view,
		onChange,
		redraw: (more: Partial<ToggleProps>) => view.rerender(element(more)),
	};
}

const theSwitch = () => screen.getByRole('switch', { name: 'Monitor' });

describe('a switch with its reason in a popover', () => {
	it('requests the opposite state on click, on a click on its label and on Space', async () => {
		const { user, onChange, redraw } = draw();
		await user.click(theSwitch());
		await user.click(screen.getByText('Monitor'));
		await user.keyboard(' ');
		expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
		redraw({ checked: true });
		expect(theSwitch()).toBeChecked();
		await user.click(theSwitch());
		expect(onChange).toHaveBeenLastCalledWith(false);
	});

	it('DASH-24 ignores input while disabled, and stays in the tab order', async () => {
		const { user, onChange } = draw({ disabled: true, disabledReason: REASON });
		await user.tab();
		expect(theSwitch()).toHaveFocus();
		await user.keyboard('{Enter} ');
		await user.click(screen.getByText('Monitor'));
		expect(onChange).not.toHaveBeenCalled();
		expect(theSwitch()).toHaveAttribute('aria-disabled', 'true');
	});

	it('DASH-24 shows the reason in a popover, and has it as its description', async () => {
		const { user } = draw({ disabled: true, disabledReason: REASON });
		expect(theSwitch()).toHaveAccessibleDescription(REASON);
		expect(screen.getByText(REASON)).not.toBeVisible();

		await user.click(screen.getByRole('button', { name: 'Why can’t I change this? Monitor' }));
		expect(screen.getByRole('dialog')).toHaveTextContent(REASON);
		expect(screen.getByText(REASON)).toBeVisible();
		expect(theSwitch()).toHaveAccessibleDescription(REASON);

		await user.keyboard('{Escape}');
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(screen.getByRole('button')).toHaveFocus();
	});
});

it('a switch with its reason beside it is described by its help and, while disabled, by the reason', () => {
	const texts = { help: 'Faster images.', disabledReason: 'Offline.', hasReasonInPopover: false };
	const { redraw } = draw(texts);
	expect(theSwitch()).toHaveAccessibleDescription('Faster images.');
	redraw({ disabled: true, hideLabel: true });
	expect(theSwitch()).toHaveAccessibleDescription('Faster images. Offline.');
});
