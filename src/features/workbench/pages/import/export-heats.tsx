import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { saveBytes } from '../../../../platform/browser/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Heat } from '../../heats/heats.contract.ts';
import { heatTable } from '../../heats/tables/heat-table.rules.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Button that saves all heats as a table, which the import reads back. */
export function ExportHeats({ heats }: { readonly heats: readonly Heat[] }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const write = useChange({
    mutationFn: async () => {
      const labels = {
        name: t('list.name'),
        grade: t('list.grade'),
        bar: t('shape.sizeBar'),
        plate: t('shape.sizePlate'),
        notes: t('form.notes'),
      };
      const { writeTableFile } = await import('./table-file.ts');
      const rows = heatTable(heats, labels, language);
      return writeTableFile({ task: 'write', title: t('list.title'), rows });
    },
    onSuccess: (bytes) => saveBytes(new Blob([bytes], { type: xlsx }), `${t('list.title')}.xlsx`),
    onError: () => toast({ variant: 'destructive', title: t('list.exportFailed') }),
  });
  return (
    <Button size="small" pending={write.isPending} onClick={() => write.mutate()}>
      {t('list.export')}
    </Button>
  );
}
