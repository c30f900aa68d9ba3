import { Button, Spinner } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useOperatorDeed } from './use-operator.ts';

/** Downloads people's data as a file; who sits there may have to show who they are before. */
export function ExportButton(props: { fileName: string; load: () => Promise<Response> }) {
  const { isBusy, error, attempt } = useOperatorDeed();

  async function download(): Promise<void> {
    const file = await attempt(async () => (await props.load()).blob());
    if (file === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = props.fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <>
      <Button look="secondary" disabled={isBusy} onClick={() => void download()}>
        {isBusy && <Spinner />}
        Export to CSV
      </Button>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}
