import { Stat, StatList } from '@/ui/stat';
import { render, screen } from '#tests/support/render';

describe('Stat', () => {
	it('renders a label and its value as a term and its definition', () => {
		render(
			<StatList>
				<Stat label="Best day" value="1,234" detail="November 3" />
			</StatList>,
		);
		expect(screen.getByRole('term')).toHaveTextContent('Best day');
		expect(screen.getByRole('definition')).toHaveTextContent('1,234November 3');
	});
});
